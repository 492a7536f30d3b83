// What stands above the header for as long as it is true: no network, and a session that has ended (spec §8). It moves the page down and covers nothing.
import { useSyncExternalStore } from 'react';
import { signInAgainPutOff } from '../client/sign-in-again.ts';
import { useStore } from '../client/store.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/app.json';
import { Button } from '../ui/button.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

const useTexts = textsOf<keyof typeof en>('app');
const LOOK = 'border-line border-b bg-wait-ground px-4 py-2 text-center text-14 text-wait';

function watchNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

export function StandingNotices() {
  const t = useTexts();
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const isSignedOut = useStore(signInAgainPutOff);
  const signInAgain = useSignInAgain();
  return (
    <>
      {!isOnline && (
        <output className={`block ${LOOK}`}>
          <strong>{t('offlineTitle')}</strong> {t('offlineText')}
        </output>
      )}
      {isSignedOut && (
        <section aria-label={t('againTitle')} className={`flex flex-wrap items-center justify-center gap-3 ${LOOK}`}>
          <strong>{t('againTitle')}</strong>
          <Button onClick={signInAgain}>{t('againButton')}</Button>
        </section>
      )}
    </>
  );
}
