// Stands for routes of spec §2 whose screen is not built yet: says so, and leads to what serves meanwhile, else home.
import { useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { session } from '../client/session/session.ts';
import { useStore } from '../client/stored/store.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/app.json';
import { Anchor } from '../ui/anchor.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Ornament } from './ornament.tsx';
import { useTitles } from './titles.ts';
import { lazyPiece } from './chunks.ts';

// Signed-in people alone come to manuals; the public pages do not load what knows of machines.
const ManualWay = lazyPiece(async () => (await import('./shell/manual-way.tsx')).ManualWay);
const MANUALS: ReadonlySet<string> = new Set(['partManuals', 'manuals3d', 'serviceManuals']);
const useTexts = textsOf<keyof typeof en>('app');

export function NotHereYetScreen() {
  const t = useTexts();
  const titles = useTitles();
  const isSignedIn = useStore(session) !== undefined;
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const isManual = isSignedIn && MANUALS.has(key ?? '');
  const title = t('notHereTitle', { title: titles(key ?? 'notFound') });
  return (
    <div className="py-8">
      <EmptyState
        isScreen
        drawing={<Ornament />}
        title={title}
        text={isManual ? t('notHereManual') : t('notHereText')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {isManual && (
              <Suspense>
                <ManualWay />
              </Suspense>
            )}
            <Anchor href={isSignedIn ? '/home' : '/login'} className={buttonLook(isManual ? 'secondary' : 'primary')}>
              {isSignedIn ? t('goHome') : t('signIn')}
            </Anchor>
          </div>
        }
      />
    </div>
  );
}
