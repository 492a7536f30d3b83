// The answer that is kept to a question, and how old the answers on the screens are.
import type { Call, InputOf } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { oldAnswers } from './ages.ts';
import { isKept, nameOf } from './answer-name.ts';
import { fitsOfList, type KeptList, listFor } from './fit-from-list.ts';
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
  if (call.path === machineCalls.fitOfParts.path) return await findFits(input as FitInput);
  if (!isKept(call.path)) return undefined;
  const found = await keptAnswer(call, input);
  if (found) note(nameOf(call, input), found.at);
  return found?.answer;
}

type FitInput = InputOf<typeof machineCalls.fitOfParts>;

/** Verdicts are not kept for themselves: they stand in the parts list of their machine. */
async function findFits(input: FitInput): Promise<unknown> {
  const list = listFor(input);
  const found = await keptAnswer(list.call, list.input);
  if (!found) return undefined;
  note(nameOf(list.call, list.input), found.at);
  return fitsOfList(found.answer as KeptList, input.ids);
}

/** Keeps an answer that came, which is new. */
export async function keepNew(call: Call, input: unknown, answer: unknown): Promise<void> {
  if (!isKept(call.path)) return;
  note(nameOf(call, input), undefined);
  await storeAnswer(call, input, answer);
}
