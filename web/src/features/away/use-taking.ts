// One try to take a machine along: planned, under way, done, or failed in words.
import { useEffect, useRef, useState } from 'react';
import type { Progress } from './resumable-jobs.ts';
import { dropTaking, takeMachine, Taking, type Wanted } from './take-machine.ts';
import { planTaking, type TakingPlan } from './taking-plan.ts';

/** What the dialog shows. */
export type TakingStep =
  | { step: 'planning' }
  | { step: 'planned'; plan: TakingPlan; room: number | undefined }
  | { step: 'under way'; progress: Progress }
  | { step: 'done' }
  | { step: 'failed'; error: unknown; progress?: Progress };

/** Bytes that the browser still gives this shop; undefined where it does not say. */
async function roomLeft(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}

/** Plans at once where `isWanted`, takes with a press, goes on after a failure, and stops when the dialog goes. */
export function useTaking(hostId: number, isWanted: boolean) {
  const [taking, setTaking] = useState<TakingStep>({ step: 'planning' });
  const control = useRef(new AbortController());
  const broken = useRef<Taking>(undefined);
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
    return () => {
      mine.abort();
      if (broken.current) void dropTaking(broken.current);
      broken.current = undefined;
    };
  }, [hostId, isWanted, attempt]);
  const run = (work: Taking) => {
    const { signal } = control.current;
    broken.current = undefined;
    const tell = (progress: Progress) => !signal.aborted && setTaking({ step: 'under way', progress });
    tell(work.jobs.progress);
    takeMachine(work, signal, tell).then(
      () => !signal.aborted && setTaking({ step: 'done' }),
      (error: unknown) => {
        if (signal.aborted) return;
        broken.current = work;
        setTaking({ step: 'failed', error, progress: work.jobs.progress });
      },
    );
  };
  const take = (plan: TakingPlan, wanted: Wanted) => run(new Taking(plan, wanted));
  const again = () => (broken.current ? run(broken.current) : setAttempt((count) => count + 1));
  return { taking, take, again };
}
