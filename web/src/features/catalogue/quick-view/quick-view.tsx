// The quick view's button and its place in the address (`quick`), so that the phone's way back closes it; the dialog is loaded when asked for.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { Suspense } from 'react';
import { dialogLater } from '../../../client/loading/lazy-dialog.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTexts } from '../catalogue.texts.ts';

const { Dialog: QuickViewDialog, whenThere } = dialogLater(
  async () => (await import('./quick-view-dialog.tsx')).QuickViewDialog,
  'quickview',
);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True where the quick view was opened from the list under it. */
    isOverList?: boolean;
  }
}

export function QuickViewButton({ code, kind = 'quiet' }: { code: string; kind?: 'quiet' | 'secondary' }) {
  const t = useTexts();
  const router = useRouter();
  const show = () =>
    router.navigate({
      to: '.',
      search: (present: object) => ({ ...present, quick: code }),
      state: { isOverList: true },
      resetScroll: false,
    });
  return (
    <IconButton
      label={t('quickViewOf', { code })}
      kind={kind}
      aria-haspopup="dialog"
      icon={<Eye aria-hidden="true" />}
      onClick={(event) => whenThere(event.currentTarget, () => void show())}
    />
  );
}

/** Stands once on a screen with quick-view buttons. */
export function QuickViewHost() {
  const router = useRouter();
  const code = useRouterState({ select: (state) => state.location.search.quick });
  if (!code) return null;
  const close = () => {
    if (router.state.location.state.isOverList) return router.history.back();
    return void router.navigate({
      to: '.',
      search: (present: object) => ({ ...present, quick: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <Suspense>
      <QuickViewDialog key={code} code={code} onClose={close} />
    </Suspense>
  );
}
