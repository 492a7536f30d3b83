// Gives an answer that is kept where the network gives none, and notes how old it is; part of every question of the screens (`api/use-call.ts`).
import type { Call } from '@outrigger/contract';
import { NoAnswer } from '../api/failures.ts';
import { makeStore, type Store } from '../stored/store.ts';
import { isKept, nameOf } from './answer-name.ts';

/** Old answers on the screens, by the name of their question: when each was read. */
export const oldAnswers: Store<ReadonlyMap<string, number>> = makeStore<ReadonlyMap<string, number>>(new Map());

/** Since when the oldest of them was read; undefined while everything is new. */
export function shownSince(): number | undefined {
  const moments = [...oldAnswers.get().values()];
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

type Keep = (call: Call, input: unknown, answer: unknown) => void;
type Came = Parameters<Keep>;

// What came before the page rested is kept then; the first load does nothing for it.
let early: Came[] = [];
let keep: Keep = (...came) => {
  if (early.length < 40) early.push(came);
};

/** From now on answers are kept as they come. */
export function keepFromNowOn(keeper: Keep): void {
  keep = keeper;
  for (const came of early) keeper(...came);
  early = [];
}

function note(name: string, at: number | undefined): void {
  const now = oldAnswers.get();
  if (now.get(name) === at) return;
  const next = new Map(now);
  if (at === undefined) next.delete(name);
  else next.set(name, at);
  oldAnswers.set(next);
}

async function find<R>(call: Call, input: unknown): Promise<R | undefined> {
  try {
    const { keptAnswer } = await import('./kept-answers.ts');
    const found = await keptAnswer(call, input);
    if (found) note(nameOf(call, input), found.at);
    return found?.answer as R | undefined;
  } catch {
    // Where nothing can be kept nothing is.
    return undefined;
  }
}

/** With a network that hangs, so long is waited before an old answer is shown. */
const PATIENCE_MS = 6000;

/** The answer that comes, or the one that is kept where none comes. */
export async function orKept<R>(call: Call, input: unknown, coming: Promise<R>): Promise<R> {
  if (!isKept(call.path)) return await coming;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    clock = setTimeout(() => resolve('late'), PATIENCE_MS);
  });
  const fresh = coming.then((answer) => {
    note(nameOf(call, input), undefined);
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
