// The not-found screen (spec §2): no permission or page not found, with ways to the homepage, the login, and back.
import { useRouter } from '@tanstack/react-router';
import { session } from '../client/session/session.ts';
import { useStore } from '../client/stored/store.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/app.json';
import { Anchor } from '../ui/anchor.tsx';
import { Button } from '../ui/button.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Ornament } from './ornament.tsx';

const useTexts = textsOf<keyof typeof en>('app');

export function NotFoundScreen() {
  const t = useTexts();
  const router = useRouter();
  const isSignedIn = useStore(session) !== undefined;
  return (
    <div className="py-8">
      <EmptyState
        isScreen
        drawing={<Ornament />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Anchor href={isSignedIn ? '/home' : '/'} className={buttonLook('primary')}>
              {t('goHome')}
            </Anchor>
            <Anchor href="/login" className={buttonLook()}>
              {t(isSignedIn ? 'logInOther' : 'logIn')}
            </Anchor>
            <Button onClick={() => router.history.back()}>{t('goBack')}</Button>
          </div>
        }
      />
    </div>
  );
}
