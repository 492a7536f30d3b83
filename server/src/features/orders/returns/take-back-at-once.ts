// Takes goods of one order back, asked for and credited in one step: how a demo shop comes by returns (spec §9; product §1).
import { returnWorth } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { takeBack } from './credit-return.ts';
import { insertReturn, readLinesOfReturn, readLinesToReturn } from './returns.store.ts';
import type { LockedOrder } from '../life/order-moves.store.ts';

/** What comes back, and who takes it. */
export interface Returned {
  lines: readonly { lineNo: number; quantity: number }[];
  reason: string;
  userId: number;
}

/** Takes goods of a locked order back and grants their worth as store credit. */
export async function takeBackAtOnce(trx: Trx, order: LockedOrder, { lines, reason, userId }: Returned): Promise<void> {
  const known = await readLinesToReturn(trx, [order.id]);
  const taken = lines.map(({ lineNo, quantity }) => {
    const line = known.find((one) => one.lineNo === lineNo);
    return line ? { ...line, quantity } : refuse('returnTooMany', { code: String(lineNo), left: 0 });
  });
  const { companyId, currency, createdBy: requestedBy } = order;
  const { id } = await insertReturn(trx, {
    companyId,
    currency,
    requestedBy,
    reason,
    cause: 'notNeeded' as const,
    ...returnWorth(taken),
    lines: taken.map((line) => ({ lineId: line.id, orderId: order.id, quantity: line.quantity })),
  });
  const looked = (await readLinesOfReturn(trx, id)).map((line) => ({ ...line, taken: line.quantity, finding: null }));
  await takeBack(trx, { returnId: id, looked, userId, reason });
}
