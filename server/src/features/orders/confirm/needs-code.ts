// Asks for the mailed code where an order is above the amount of its company (product §7; spec §8 checkout: verification failed).
import type { Customer } from '../../../platform/caller.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { mayViewPrices, rateBetween, type Trade } from '../../pricing/index.ts';
import { type ConfirmationAmount, isAboveAmount } from './confirmation.rules.ts';

/** Uses up the code that was right, in the transaction of what it allows; refuses where another one was faster. */
export type UseCode = (trx: Trx) => Promise<void>;

/** An order as far as its confirmation hangs on it. */
interface Confirmed {
  request: { caller: Customer; useCode?: UseCode | null };
  basis: { trade: Trade; currency: string };
  totalMinor: number;
}

/**
 * What confirms an order, to be used up when it is written; null where nothing is asked. Who may not see prices is never asked: it would tell
 * that the total is above the amount, and the main account looks at his order anyway (decision 0056).
 */
export function codeFor(
  { request, basis, totalMinor }: Confirmed,
  amounts: ReadonlyMap<number, ConfirmationAmount>,
): UseCode | null {
  const amount = amounts.get(request.caller.companyId);
  if (!amount || !mayViewPrices(request.caller)) return null;
  if (!isAboveAmount(totalMinor, amount, rateBetween(basis.trade, basis.currency, amount.currency))) return null;
  return request.useCode ?? refuse('verificationNeeded');
}
