// The route error notice (spec §2, §8): what failed, and one button that tries again or loads the page anew.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useFailureWords } from '../client/api/failure-words.ts';
import { NoAnswer, Refused } from '../client/api/failures.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/failures.json';
import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { isChunkFailure } from './chunks.ts';

const useTexts = textsOf<keyof typeof en>('failures');

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTexts();
  const wordsOf = useFailureWords();
  // The page itself met it, as one older than the shop that answers does: asked again it would meet it again.
  const isOfPage = !(error instanceof Refused || error instanceof NoAnswer);
  // Loading the page anew without a network would leave nothing of it.
  const isWaiting = isOfPage && !navigator.onLine;
  const words = isWaiting
    ? { title: t('offlineTitle'), text: t('offlineScreen') }
    : isChunkFailure(error)
      ? { title: t('chunkTitle'), text: t('chunk') }
      : wordsOf(error);
  const again = () => {
    if (isOfPage) return window.location.reload();
    reset();
    void router.invalidate();
  };
  // What failed for want of a network recovers with it; the screen had not opened, so nothing typed is lost.
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  return (
    <div className="mx-auto w-full max-w-2xl p-4 sm:pt-10">
      <h1 className="pb-4 font-semibold text-28">{t('routeTitle')}</h1>
      <ErrorState
        title={words.title}
        meaning={words.text}
        action={!isWaiting && <Button onClick={again}>{t(isOfPage ? 'reload' : 'retry')}</Button>}
      />
    </div>
  );
}
