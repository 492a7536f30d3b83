// The user centre (spec §2): its menu beside the screen at the desk, folded above it on the phone, with sign-out at its end.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { FoldSummary } from '../../ui/layout/fold-summary.tsx';
import { DESK, useMedia } from '../../ui/use-media.ts';
import { lazyPiece } from '../chunks.ts';
import { useTitles } from '../titles.ts';
import { menuFor, USER_MENU } from './menu-entries.ts';

const SignOutDialog = lazyPiece(async () => await (await import('./sign-out-dialog.tsx')).loadSignOut());
const useTexts = textsOf<keyof typeof en>('app');

/** A screen of the user centre with its menu. */
export const inCentre = (Screen: ComponentType): ComponentType =>
  function InCentre() {
    return (
      <UserCentre>
        <Screen />
      </UserCentre>
    );
  };

function UserCentre({ children }: { children: ReactNode }) {
  const isDesk = useMedia(DESK);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[14rem_minmax(0,1fr)] desk:gap-8">
      {isDesk ? <CentreMenu /> : <FoldedMenu />}
      <div className="min-w-0 max-w-5xl">{children}</div>
    </div>
  );
}

/** On the phone the screen comes first; the way to the others is one press away. */
function FoldedMenu() {
  const t = useTexts();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <details key={path} className="group rounded-box border border-line bg-surface px-4">
      <FoldSummary className="min-h-12 font-semibold">
        <span className="min-w-0 flex-1">{t('userMenu')}</span>
      </FoldSummary>
      <CentreMenu />
    </details>
  );
}

const ENTRY =
  'flex min-h-control w-full items-center gap-2 rounded-inner px-3 text-start hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-semibold';

function CentreMenu() {
  const t = useTexts();
  const titles = useTitles();
  const router = useRouter();
  const user = useStore(session)?.user;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [isAsking, setAsking] = useState(false);
  return (
    <nav aria-label={t('userMenu')} className="-mx-3 pb-2 desk:sticky desk:top-4 desk:mx-0 desk:pb-0">
      <ul>
        {menuFor(USER_MENU, user).map((row) => (
          <li key={row.path}>
            <Anchor href={row.path} aria-current={row.path === path ? 'page' : undefined} className={ENTRY}>
              {titles(row.title)}
            </Anchor>
          </li>
        ))}
        <li className="mt-2 border-line border-t pt-2">
          <button type="button" className={ENTRY} onClick={() => setAsking(true)}>
            <LogOut aria-hidden="true" className="size-4 text-ink-soft" />
            {t('signOut')}
          </button>
        </li>
      </ul>
      {isAsking && (
        <Suspense>
          <SignOutDialog router={router} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </nav>
  );
}
