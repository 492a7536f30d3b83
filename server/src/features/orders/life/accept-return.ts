// Accepts goods back within the return window: priced as they were sold, less the restocking fee (spec §9; product §7 return accepted).
import { limits, sumMinor } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { moveOrder } from './move-order.ts';
import type { LockedOrder } from './order-moves.store.ts';
import { insertReturn, type ReturnableLine, readReturnable } from './returns.store.ts';

/** What comes back, and who takes it. */
export interface Returned {
  lines: readonly { lineNo: number; quantity: number }[];
  reason: string;
  userId: number;
}

/** Takes goods of a locked order back and grants their worth as store credit. */
export async function acceptReturn(trx: Trx, order: LockedOrder, { lines, reason, userId }: Returned): Promise<void> {
  const known = await readReturnable(trx, order.id);
  const taken = lines.map(({ lineNo, quantity }) => ({ line: lineOf(known, lineNo), quantity }));
  const goodsMinor = sumMinor(taken.map(({ line, quantity }) => line.unitPriceMinor * quantity));
  const returnId = await insertReturn(trx, {
    orderId: order.id,
    companyId: order.companyId,
    currency: order.currency,
    reason,
    requestedBy: order.createdBy,
    decidedBy: userId,
    goodsMinor,
    feeMinor: Math.round((goodsMinor * limits.restockingPercent) / 100),
    lines: taken.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
  });
  await moveOrder(trx, order, { event: 'returnAccepted', actor: 'office', userId, reason, facts: { returnId } });
}

const lineOf = (lines: readonly ReturnableLine[], lineNo: number): ReturnableLine =>
  lines.find((line) => line.lineNo === lineNo) ?? refuse('quantityError', { code: String(lineNo), next: 0, pack: 1 });
