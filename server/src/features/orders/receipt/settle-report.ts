// The parts desk settles a report of a receipt; what it credits becomes store credit without a fee, with a credit note (product §7 receipt; decision 0171).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import { ledger, writeMovements } from '../../credit/index.ts';
import { creditGoods } from '../documents.store.ts';
import { type LockedOrder, lockOrder } from '../life/order-moves.store.ts';
import {
  countCredited,
  readCreditable,
  readReportedOrder,
  type SettledReport,
  settleReport,
} from './receipt-reports.store.ts';

type Settle = typeof calls.receipt.settleReceiptReport;

/** Settles it once; the order is taken before its lines, as by whoever reports or asks for a return. */
export async function settleReceiptReport(
  { db, caller: { userId }, requestId }: SignedInContext,
  { id, answer, outcome }: ParsedOf<Settle>,
  { keep }: Answering,
): Promise<ResultOf<Settle>> {
  return await inTransaction(db, async (trx) => {
    const orderNo = (await readReportedOrder(trx, id)) ?? refuse('conflict');
    const order = (await lockOrder(trx, { orderNo, companyId: null })) ?? refuse('conflict');
    const report = (await settleReport(trx, { id, answer, outcome, userId })) ?? refuse('conflict');
    if (outcome === 'credited') await creditReport(trx, order, { ...report, userId, answer });
    await keep(trx, { id });
    await audit(trx, {
      action: 'settleReceiptReport',
      userId,
      companyId: order.companyId,
      subject: `order ${orderNo}`,
      after: { outcome, quantity: report.quantity },
      reason: answer,
      requestId,
    });
    return { id };
  });
}

type Credited = SettledReport & { userId: number; answer: string };

async function creditReport(trx: Trx, order: LockedOrder, { id, lineId, quantity, userId, answer }: Credited) {
  const { code, left, unitPriceMinor } = await readCreditable(trx, lineId);
  if (quantity > left) refuse('tooManyPieces', { code, most: Math.max(0, left) });
  await countCredited(trx, lineId, quantity);
  const { companyId, id: orderId, currency } = order;
  const amountMinor = unitPriceMinor * quantity;
  await writeMovements(trx, [
    ledger.grantStoreCredit({ companyId, orderId, currency, userId, amountMinor, feeMinor: 0 }),
  ]);
  // The number of the document is taken last, since the row that counts stays locked.
  await creditGoods(trx, { orderId, amountMinor, reason: answer, of: { reportId: id } });
}
