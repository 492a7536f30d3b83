// What the credit line says to an order of so much (product §7 Credit; spec §8: insufficient credit limit, incorrect currency).
import { minorToText, type Money, type ResultOf, textToMinor } from '@outrigger/contract';
import type { creditCalls } from '@outrigger/contract/calls/credit.ts';

type CreditLine = ResultOf<typeof creditCalls.creditLines>[number];

/** `unknown` while nobody knows the total; only `passes`, `waits` and `unknown` let anybody order. */
export type CreditState =
  | { kind: 'none' }
  | { kind: 'blocked'; line: CreditLine }
  | { kind: 'otherCurrency' | 'unknown'; line: CreditLine }
  | { kind: 'over'; line: CreditLine; percent: number; missing: Money }
  | { kind: 'passes' | 'waits'; line: CreditLine; percent: number };

/** The line an order of this total would go on, and what becomes of it there. */
export function creditState(lines: readonly CreditLine[], total: Money | undefined): CreditState {
  const line = lines.find((one) => one.currency === total?.currency) ?? lines[0];
  if (!line) return { kind: 'none' };
  if (line.isFrozen) return { kind: 'blocked', line };
  if (!total) return { kind: 'unknown', line };
  // In another currency nothing can be said of what the order takes.
  if (total.currency !== line.currency) return { kind: 'otherCurrency', line };
  const limit = textToMinor(line.limit.amount);
  const due = textToMinor(total.amount);
  const after = usedOf(line) + due;
  const percent = limit === 0 ? 100 : Math.round((after / limit) * 100);
  if (after > limit) {
    return { kind: 'over', line, percent, missing: { amount: minorToText(after - limit), currency: line.currency } };
  }
  return { kind: due > textToMinor(line.automaticLimit.amount) ? 'waits' : 'passes', line, percent };
}

/** What is set aside and used of a line already, in minor units. */
export const usedOf = (line: CreditLine): number => textToMinor(line.held.amount) + textToMinor(line.posted.amount);

/** True where the credit line takes no such order. */
export const isStopped = ({ kind }: CreditState): boolean =>
  kind === 'none' || kind === 'blocked' || kind === 'otherCurrency' || kind === 'over';
