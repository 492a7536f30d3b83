// Grants what an accepted return is worth as store credit, less the restocking fee (spec §9; product §7).
import type { Trx } from '../../../platform/db/db.ts';
import { ledger, writeMovements } from '../../credit/index.ts';
import { readReturn } from './returns.store.ts';
import type { Move } from './move.ts';
import type { LockedOrder } from './order-moves.store.ts';

/** Books goods taken back, the fee and the store credit of the return that the move names. */
export async function grantStoreCredit(trx: Trx, order: LockedOrder, { facts, userId }: Move): Promise<void> {
  const { goodsMinor, feeMinor } = await readReturn(trx, { orderId: order.id, returnId: facts?.returnId ?? 0 });
  const { companyId, id: orderId, currency } = order;
  const of = { companyId, orderId, currency, userId, amountMinor: goodsMinor, feeMinor };
  await writeMovements(trx, [ledger.grantStoreCredit(of)]);
}
