// Does together what arrives while the work before it runs, so that orders do not queue on hot rows (stack.md: batching).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Outcome, unwrap } from '../plan/outcome.ts';

interface Waiting<T, R> {
  item: T;
  resolve(value: R): void;
  reject(thrown: unknown): void;
}

/** Gives a function for one item; at most `max` go into one run, and one run goes at a time. */
export function batchCalls<T, R>(work: (items: T[]) => Promise<Outcome<R>[]>, max: number): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    // What arrived in the same turn of the event loop comes along.
    await nextTurn();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, max);
      waiting = waiting.slice(max);
      await runBatch(batch);
    }
    isRunning = false;
  }

  async function runBatch(batch: Waiting<T, R>[]): Promise<void> {
    try {
      const outcomes = await work(batch.map((one) => one.item));
      for (const [at, one] of batch.entries()) settle(one, outcomes[at]);
    } catch (thrown) {
      for (const one of batch) one.reject(thrown);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}

function settle<T, R>(one: Waiting<T, R>, outcome: Outcome<R> | undefined): void {
  try {
    one.resolve(unwrap(outcome));
  } catch (thrown) {
    one.reject(thrown);
  }
}
