// Says how old what is shown may be while the network gives no answers, and asks anew as soon as it may.
import { useEffect } from 'react';
import { queryClient } from '../../client/api/query-client.ts';
import { useFormats } from '../../client/formats.ts';
import { nameOf } from '../../client/kept/answer-name.ts';
import { oldAnswers } from '../../client/kept/ages.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/away.json';

const useTexts = textsOf<keyof typeof en>('away');
const ASK_AGAIN_MS = 30_000;

/** Asks again for everything that was answered with something old. */
async function askAnew(): Promise<void> {
  const old = oldAnswers.get();
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, input] }) => old.has(nameOf({ path: String(path) }, input)),
  });
}

export function OldAnswers() {
  const t = useTexts();
  const { dayTime } = useFormats();
  const moments = [...useStore(oldAnswers).values()];
  const isOld = moments.length > 0;
  useEffect(() => {
    if (!isOld) return;
    const ask = () => void askAnew();
    const clock = setInterval(() => navigator.onLine && ask(), ASK_AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(clock);
      window.removeEventListener('online', ask);
    };
  }, [isOld]);
  if (!isOld) return null;
  return (
    <p
      role="status"
      className="border-line border-b bg-wait-ground px-4 py-1 text-center text-14 text-wait print:hidden"
    >
      <strong>{t('shownAsOf', { moment: dayTime(new Date(Math.min(...moments)).toISOString()) })}</strong>{' '}
      {t('shownAsOfText')}
    </p>
  );
}
