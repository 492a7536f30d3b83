// One try to take a machine along: planned, under way, done, or failed in words.
import { useEffect, useRef, useState } from 'react';
import { type Progress, takeMachine, type Wanted } from './take-machine.ts';
import { planTaking, type TakingPlan } from './taking-plan.ts';

/** What the dialog shows. */
export type Taking =
  | { step: 'planning' }
  | { step: 'planned'; plan: TakingPlan; room: number | undefined }
  | { step: 'under way'; progress: Progress }
  | { step: 'done' }
  | { step: 'failed'; error: unknown };

/** Bytes that the browser still gives this shop; undefined where it does not say. */
async function roomLeft(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}

/** Plans at once where `isWanted`, takes with a press, and stops when the dialog goes. */
export function useTaking(hostId: number, isWanted: boolean) {
  const [taking, setTaking] = useState<Taking>({ step: 'planning' });
  const control = useRef(new AbortController());
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    const mine = new AbortController();
    control.current = mine;
    setTaking({ step: 'planning' });
    Promise.all([planTaking(hostId, mine.signal), roomLeft()]).then(
      ([plan, room]) => !mine.signal.aborted && setTaking({ step: 'planned', plan, room }),
      (error: unknown) => !mine.signal.aborted && setTaking({ step: 'failed', error }),
    );
    return () => mine.abort();
  }, [hostId, isWanted, attempt]);
  const take = (plan: TakingPlan, wanted: Wanted) => {
    const { signal } = control.current;
    const tell = (progress: Progress) => !signal.aborted && setTaking({ step: 'under way', progress });
    tell({ done: 0, total: 1, bytes: 0 });
    takeMachine(plan, wanted, signal, tell).then(
      () => !signal.aborted && setTaking({ step: 'done' }),
      (error: unknown) => !signal.aborted && setTaking({ step: 'failed', error }),
    );
  };
  return { taking, take, again: () => setAttempt((count) => count + 1) };
}
