// Grants what an accepted return is worth as store credit, less the restocking fee, with a credit note that says so (spec §9; product §7).
import type { Trx } from '../../../platform/db/db.ts';
import { ledger, writeMovements } from '../../credit/index.ts';
import { creditGoods } from '../documents.store.ts';
import { readShare } from '../returns/return-worth.reads.ts';
import type { Move } from './move.ts';
import type { LockedOrder } from './order-moves.store.ts';

/** Books goods taken back, the fee and the store credit of the return that the move names; the number of the document is taken last. */
export async function grantStoreCredit(trx: Trx, order: LockedOrder, move: Move): Promise<void> {
  const { userId, event, reason = event } = move;
  const returnId = move.facts?.returnId ?? 0;
  const { goodsMinor, feeMinor } = await readShare(trx, { orderId: order.id, returnId });
  const { companyId, id: orderId, currency } = order;
  const of = { companyId, orderId, currency, userId, amountMinor: goodsMinor, feeMinor };
  await writeMovements(trx, [ledger.grantStoreCredit(of)]);
  await creditGoods(trx, { orderId, amountMinor: goodsMinor - feeMinor, reason, of: { returnId } });
}
