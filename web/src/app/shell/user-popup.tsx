// What the user centre menu holds (spec §2): profile to notices, pinning and reloading the screen, and sign-out with a confirm question; loaded when first wanted.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { MenuPopup } from '../../ui/overlays/menu-popup.tsx';
import type { MenuPopupProps } from '../../ui/overlays/menu.tsx';
import { reloadScreen } from '../screen-reload.ts';
import { rowOf } from '../rows.ts';
import { useTitles } from '../titles.ts';
import { menuFor, USER_MENU } from './menu-entries.ts';
import { pinned, togglePinned } from './pinned.ts';
import { lazyPiece } from '../chunks.ts';

const loadSignOut = async () => await (await import('./sign-out-dialog.tsx')).loadSignOut();
const SignOutDialog = lazyPiece(loadSignOut);
const useTexts = textsOf<keyof typeof en>('app');

function useScreenEntries(): MenuEntry[] {
  const t = useTexts();
  const titles = useTitles();
  const href = useRouterState({ select: (state) => state.location.href });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const row = rowOf(path);
  const isPinned = useStore(pinned).some((screen) => screen.href === href);
  const pin: MenuEntry = {
    id: 'pin',
    label: isPinned ? t('unpin') : t('pin'),
    onPick: () => togglePinned({ href, title: titles(row?.title ?? 'home') }),
  };
  return [...(row ? [pin] : []), { id: 'reload', label: t('reloadScreen'), onPick: () => void reloadScreen() }];
}

export function UserPopup(props: MenuPopupProps) {
  const t = useTexts();
  const titles = useTitles();
  const router = useRouter();
  const user = useStore(session)?.user;
  const screenEntries = useScreenEntries();
  const [isAsking, setAsking] = useState(false);
  // The question must be at hand where the network goes away.
  useEffect(() => void loadSignOut().catch(() => undefined), []);
  const links = menuFor(user?.role === 'admin' ? ['/office', '/office/sign-in', ...USER_MENU] : USER_MENU, user);
  const entries: MenuEntry[] = [
    { kind: 'group', id: 'who', label: user?.email ?? t('userMenu') },
    ...links.map((row) => ({ kind: 'link' as const, id: row.path, label: titles(row.title), href: row.path })),
    { kind: 'line', id: 'line-screen' },
    ...screenEntries,
    { kind: 'line', id: 'line-out' },
    { id: 'out', label: t('signOut'), onPick: () => setAsking(true) },
  ];
  return (
    <>
      <MenuPopup {...props} entries={entries} />
      {isAsking && (
        <Suspense>
          <SignOutDialog router={router} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
