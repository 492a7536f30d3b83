// The quick view's button and its place in the address (`quick`), so that the phone's way back closes it; the dialog is loaded when asked for.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { announceFailure } from '../../client/failure-announcer.ts';
import { NoAnswer } from '../../client/failures.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTexts } from './catalogue.texts.ts';

const loadDialog = async () => ({ default: (await import('./quick-view-dialog.tsx')).QuickViewDialog });
const QuickViewDialog = lazy(loadDialog);
// With the first sign of a person, so that it is there to say so when the network is not.
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(sign, () => void loadDialog().catch(() => undefined), { once: true });

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
  // A dialog that does not load is no reason to take the list away.
  const open = () =>
    void loadDialog().then(show, () =>
      announceFailure(new NoAnswer(navigator.onLine ? 'unreachable' : 'offline', true)),
    );
  return (
    <IconButton
      label={t('quickViewOf', { code })}
      kind={kind}
      aria-haspopup="dialog"
      icon={<Eye aria-hidden="true" />}
      onClick={open}
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
