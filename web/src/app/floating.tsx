// What may float above any screen: toasts, and the dialogs of spec §2 and §8; each is loaded when first needed.
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { atRest } from '../client/loading/at-rest.ts';
import { onFailure } from '../client/api/failure-announcer.ts';
import { useFailureWords } from '../client/api/failure-words.ts';
import { isRefused } from '../client/api/failures.ts';
import { signInAgainAsked } from '../client/session/sign-in-again.ts';
import { useStore } from '../client/stored/store.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/app.json';
import { closeToast, readToasts, showToast, watchToasts } from '../ui/overlays/toasts.ts';
import { accessRestricted } from './access-restricted.ts';
import { lazyPiece } from './chunks.ts';
import { loadFocus } from './use-focus-on-heading.ts';

const loadToastHost = async () => (await import('../ui/overlays/toast-host.tsx')).ToastHost;
const ToastHost = lazyPiece(loadToastHost);
const Dialogs = lazyPiece(async () => (await import('./warning-dialogs.tsx')).WarningDialogs);
const useTexts = textsOf<keyof typeof en>('app');

function useFailureToasts(): void {
  const wordsOf = useFailureWords();
  useEffect(
    () =>
      onFailure((error) => {
        if (isRefused(error, 'signInAgain')) return;
        const { title, text } = wordsOf(error);
        showToast({ text: title, detail: text, tone: 'bad' });
      }),
    [wordsOf],
  );
}

/** Fetches the corner of notices before it is needed: without a network it could not come to say that there is none. */
function useNoticesAtHand(): void {
  useEffect(
    () =>
      atRest(() => {
        for (const load of [loadToastHost, loadFocus]) void load().catch(() => undefined);
      }),
    [],
  );
}

/** True from the first time the condition held, so that a closing dialog can end in peace. */
function useOnce(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was;
}

/** What a notice offers to do belongs to the screen it was offered on, and goes with it. */
function useOffersEndWithScreen(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (!pathChanged) return;
        for (const toast of readToasts()) if (toast.action) closeToast(toast.id);
      }),
    [router],
  );
}

export function Floating() {
  const t = useTexts();
  useOffersEndWithScreen();
  useFailureToasts();
  useNoticesAtHand();
  const hasToasts = useOnce(useSyncExternalStore(watchToasts, readToasts).length > 0);
  const isAsked = useStore(signInAgainAsked);
  const isRestricted = useStore(accessRestricted);
  const needsDialogs = useOnce(isAsked || isRestricted);
  return (
    <Suspense>
      {hasToasts && <ToastHost label={t('notices')} closeLabel={t('close')} />}
      {needsDialogs && <Dialogs />}
    </Suspense>
  );
}
