// What stands above the header for as long as it is true: no network, and a session that has ended (spec §8). It moves the page down.
import { useSyncExternalStore } from 'react';
import { signInAgainPutOff } from '../client/session/sign-in-again.ts';
import { useStore } from '../client/stored/store.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/app.json';
import { Button } from '../ui/button.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

const useTexts = textsOf<keyof typeof en>('app');
const GROUND = 'bg-wait-ground px-4 text-center text-14 text-wait';
const LOOK = `border-line border-b py-2 ${GROUND}`;

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
        <output className="contents">
          {/* However far the page is scrolled, this line is in sight. */}
          <strong className={`notice-line sticky top-0 z-30 block h-7 truncate py-1 leading-5 ${GROUND}`}>
            {t('offlineTitle')}
          </strong>{' '}
          <span className={`block border-line border-b pb-2 ${GROUND}`}>{t('offlineText')}</span>
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
