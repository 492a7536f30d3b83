// The answer that is kept to a question, and how old the answers on the screens are.
import type { Call } from '@outrigger/contract';
import { oldAnswers } from './ages.ts';
import { isKept, nameOf } from './answer-name.ts';
import { keptAnswer, storeAnswer } from './kept-answers.ts';

function note(name: string, at: number | undefined): void {
  const now = oldAnswers.get();
  if (now.get(name) === at) return;
  const next = new Map(now);
  if (at === undefined) next.delete(name);
  else next.set(name, at);
  oldAnswers.set(next);
}

/** What was kept, with its age noted; undefined where nothing was, or answers to this call are not kept. */
export async function findKept(call: Call, input: unknown): Promise<unknown> {
  if (!isKept(call.path)) return undefined;
  const found = await keptAnswer(call, input);
  if (found) note(nameOf(call, input), found.at);
  return found?.answer;
}

/** Keeps an answer that came, which is new. */
export async function keepNew(call: Call, input: unknown, answer: unknown): Promise<void> {
  if (!isKept(call.path)) return;
  note(nameOf(call, input), undefined);
  await storeAnswer(call, input, answer);
}
