// What goes on beside every screen so that the shop lasts without a network: the service worker, answers kept as they come, and the lines about old answers and a new version.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../../client/api/query-client.ts';
import { keepFromNowOn } from '../../client/kept/answer-instead.ts';
import { keepNew } from '../../client/kept/find-kept.ts';
import { newVersion, startWorker, takeOver } from '../../client/loading/service-worker.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/away.json';
import { Button } from '../../ui/button.tsx';
import { watchActivity } from '../watch-activity.ts';
import { OldAnswers } from './old-answers.tsx';
import { WaitingOrdersSender } from './waiting-orders-sender.tsx';

const useTexts = textsOf<keyof typeof en>('away');

export function Away() {
  const router = useRouter();
  useEffect(() => watchActivity(router), [router]);
  useEffect(() => {
    void startWorker().catch(() => undefined);
    // Without room, or where nothing may be stored, the shop is as it would be without all this.
    keepFromNowOn((...came) => void keepNew(...came).catch(() => undefined));
  }, []);
  return (
    <>
      <OldAnswers />
      <WaitingOrdersSender />
      <NewVersion />
    </>
  );
}

/** With the next screen the new version comes by itself, when nothing is on its way; what is typed on this one stays until then. */
function useTakenOver(isWaiting: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isWaiting) return;
    return router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged && navigator.onLine && queryClient.isMutating() === 0) takeOver();
    });
  }, [isWaiting, router]);
}

function NewVersion() {
  const t = useTexts();
  const isNew = useStore(newVersion) !== 'none';
  useTakenOver(isNew);
  if (!isNew) return null;
  return (
    <section
      aria-label={t('newVersion')}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-line border-b bg-wait-ground px-4 py-1 text-14 text-wait print:hidden"
    >
      <p role="status">
        <strong>{t('newVersion')}</strong> {t('newVersionText')}
      </p>
      <Button onClick={takeOver}>{t('reloadNow')}</Button>
    </section>
  );
}
