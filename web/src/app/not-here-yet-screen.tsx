// Stands for routes of spec §2 whose screen is not built yet: says so, and leads home.
import { useMatches } from '@tanstack/react-router';
import { session } from '../client/session/session.ts';
import { useStore } from '../client/stored/store.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/app.json';
import { Anchor } from '../ui/anchor.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Ornament } from './ornament.tsx';
import { useTitles } from './titles.ts';

const useTexts = textsOf<keyof typeof en>('app');

export function NotHereYetScreen() {
  const t = useTexts();
  const titles = useTitles();
  const isSignedIn = useStore(session) !== undefined;
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const title = t('notHereTitle', { title: titles(key ?? 'notFound') });
  return (
    <div className="py-8">
      <EmptyState
        isScreen
        drawing={<Ornament />}
        title={title}
        text={t('notHereText')}
        action={
          <Anchor href={isSignedIn ? '/home' : '/login'} className={buttonLook('primary')}>
            {isSignedIn ? t('goHome') : t('signIn')}
          </Anchor>
        }
      />
    </div>
  );
}
