// Frees the credit line of what an order posted; what its company has paid of it already becomes store credit (product §7 Credit).
import type { Trx } from '../../../platform/db/db.ts';
import { ledger, lockCreditLines, writeMovements } from '../../credit/index.ts';
import { readPosted } from './effects.store.ts';
import type { Move } from './move.ts';
import type { LockedOrder } from './order-moves.store.ts';

/** A payment names no order: what the line still owes is taken back first, and only what is beyond it was paid. */
export async function reverseCredit(trx: Trx, order: LockedOrder, { userId }: Move): Promise<void> {
  const { companyId, id: orderId, currency } = order;
  const line = (await lockCreditLines(trx, [companyId])).find((one) => one.currency === currency);
  const { postedMinor } = await readPosted(trx, orderId);
  const owedMinor = Math.min(postedMinor, line?.postedMinor ?? 0);
  const of = { companyId, orderId, currency, userId };
  await writeMovements(trx, [
    ledger.reversePost({ ...of, amountMinor: owedMinor }),
    ledger.returnStoreCredit({ ...of, amountMinor: postedMinor - owedMinor }),
  ]);
}
