// Gives an answer that is kept where the network gives none, and notes how old it is; part of every question of the screens (`api/use-call.ts`), so that it weighs next to nothing.
import type { Call } from '@outrigger/contract';
import { NoAnswer } from '../api/failures.ts';

type Keep = (call: Call, input: unknown, answer: unknown) => void;
type Came = Parameters<Keep>;

// What came before the page rested is kept then; the first load does nothing for it.
let early: Came[] = [];
let keep: Keep = (...came) => {
  if (early.length < 80) early.push(came);
};

/** From now on answers are handed over as they come. */
export function keepFromNowOn(keeper: Keep): void {
  keep = keeper;
  for (const came of early) keeper(...came);
  early = [];
}

async function find<R>(call: Call, input: unknown): Promise<R | undefined> {
  try {
    return (await (await import('./find-kept.ts')).findKept(call, input)) as R | undefined;
  } catch {
    // Where nothing can be kept nothing is.
    return undefined;
  }
}

/** With a network that hangs, so long is waited before an old answer is shown. */
const PATIENCE_MS = 6000;

/** The answer that comes, or the one that is kept where none comes. */
export async function orKept<R>(call: Call, input: unknown, coming: Promise<R>): Promise<R> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    clock = setTimeout(() => resolve('late'), PATIENCE_MS);
  });
  const fresh = coming.then((answer) => {
    keep(call, input, answer);
    return { answer };
  });
  try {
    const first = await Promise.race([fresh, late]);
    if (first !== 'late') return first.answer;
    const kept = await find<R>(call, input);
    if (kept === undefined) return (await fresh).answer;
    // It may come yet, and is kept then.
    fresh.catch(() => undefined);
    return kept;
  } catch (error) {
    const kept = error instanceof NoAnswer ? await find<R>(call, input) : undefined;
    if (kept === undefined) throw error;
    return kept;
  } finally {
    clearTimeout(clock);
  }
}
