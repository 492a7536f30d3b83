// How an order may be paid (spec §1: credit line, wallet or card), and what is chosen while nobody has chosen.
import { minorToText, type Money, textToMinor } from '@outrigger/contract';
import type { OrderBody } from '../checkout.data.ts';
import { type CreditState, isStopped } from '../credit/credit-line.rules.ts';

/** One way to pay. */
export type Method = OrderBody['paymentMethod'];
/** A way to pay through a provider, besides the credit line. */
export type OnlineMethod = Exclude<Method, 'credit'>;

/** What was chosen, or else the credit line; a company without one begins with what there is. */
export function methodOf(
  chosen: Method | undefined,
  offered: readonly OnlineMethod[],
  credit: CreditState | undefined,
): Method {
  if (chosen === 'credit') return chosen;
  if (chosen !== undefined && offered.includes(chosen)) return chosen;
  return credit?.kind === 'none' ? (offered[0] ?? 'credit') : 'credit';
}

/** Store credit of a company in one currency. */
export interface StoreCredit {
  currency: string;
  available: Money;
}
/** What an order takes of the store credit, what is left to pay and what remains of it. */
export interface StoreCreditUse {
  used: Money;
  due: Money;
  remains: Money;
}

/** What of the company's store credit this total would take; nothing where there is none in its currency. */
export function storeCreditUse(
  saved: readonly StoreCredit[] | undefined,
  total: Money | undefined,
): StoreCreditUse | undefined {
  const own = saved?.find((one) => one.currency === total?.currency);
  if (!own || !total) return undefined;
  const available = textToMinor(own.available.amount);
  if (available <= 0) return undefined;
  const all = textToMinor(total.amount);
  const used = Math.min(available, all);
  const money = (minor: number): Money => ({ amount: minorToText(minor), currency: total.currency });
  return { used: money(used), due: money(all - used), remains: money(available - used) };
}

/** Whether nothing is left to pay. */
export const isCovered = (due: Money | undefined): boolean => due !== undefined && textToMinor(due.amount) === 0;

/** Whether the chosen way takes no such order; `covered`: nothing is left for it to take. */
export const isMethodStopped = (method: Method, credit: CreditState | undefined, covered: boolean): boolean =>
  !covered && method === 'credit' && credit !== undefined && isStopped(credit);
