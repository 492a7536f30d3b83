// Asks for goods to be taken back, of one order or several: each within its window, no more than was shipped, in one currency (spec §9; product §7).
import { type calls, type ParsedOf, type ResultOf, returnWorth } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { refuse } from '../../../platform/refuse.ts';
import { claimUploads } from '../../uploads/index.ts';
import { RETURN_MAIL_JOB } from './return-mail-job.ts';
import {
  insertPhotos,
  insertReturn,
  type LineToReturn,
  lockOrdersToReturn,
  type OrderToReturn,
  readLinesToReturn,
} from './returns.store.ts';

type Request = typeof calls.returns.requestReturn;
type AskedLine = ParsedOf<Request>['lines'][number];

/** Writes the return and what is mailed of it. */
export async function requestReturn(
  { db, caller }: CustomerContext,
  { lines, cause, reason, photos }: ParsedOf<Request>,
  { keep }: Answering,
): Promise<ResultOf<Request>> {
  return await inTransaction(db, async (trx) => {
    const { companyId, userId } = caller;
    const orders = await lockOpen(trx, companyId, lines);
    const currency = oneCurrency(orders);
    const known = await readLinesToReturn(
      trx,
      orders.map((order) => order.id),
    );
    const taken = merged(lines).map((asked) => lineFor(known, asked));
    const { id, returnNo } = await insertReturn(trx, {
      companyId,
      currency,
      cause,
      reason,
      requestedBy: userId,
      ...returnWorth(taken),
      lines: taken.map((line) => ({ lineId: line.id, orderId: line.orderId, quantity: line.quantity })),
    });
    const fileIds = [...new Set(photos)];
    await claimUploads(trx, caller, fileIds);
    if ((await insertPhotos(trx, { returnId: id, userId, fileIds })) < fileIds.length) refuse('uploadFailed');
    await enqueue(trx, RETURN_MAIL_JOB, { returnId: id, event: 'requested' });
    const requested = { returnNo, status: 'requested' as const };
    await keep(trx, requested);
    return requested;
  });
}

async function lockOpen(trx: Trx, companyId: number, lines: readonly AskedLine[]): Promise<OrderToReturn[]> {
  const orderNos = [...new Set(lines.map((line) => line.orderNo))];
  const orders = await lockOrdersToReturn(trx, { companyId, orderNos });
  for (const orderNo of orderNos) {
    const order = orders.find((one) => one.orderNo === orderNo) ?? refuse('orderNotFound', { orderNo });
    if (!order.isOpen) refuse('returnWindowOver', { orderNo });
  }
  return orders;
}

// Store credit is one account for each currency.
function oneCurrency(orders: readonly OrderToReturn[]): string {
  const [currency = '', other] = new Set(orders.map((order) => order.currency));
  return other === undefined ? currency : refuse('incorrectCurrency', { currency: other });
}

/** Each line once. */
function merged(lines: readonly AskedLine[]): AskedLine[] {
  const same = Map.groupBy(lines, ({ orderNo, lineNo }) => `${orderNo} ${lineNo}`);
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, quantity: group.reduce((sum, one) => sum + one.quantity, 0) }] : [];
  });
}

function lineFor(known: readonly LineToReturn[], asked: AskedLine): LineToReturn & { quantity: number } {
  const line = known.find((one) => one.orderNo === asked.orderNo && one.lineNo === asked.lineNo);
  if (!line) return refuse('returnTooMany', { code: `${asked.orderNo}-${asked.lineNo}`, left: 0 });
  if (asked.quantity > line.left) refuse('returnTooMany', { code: line.code, left: line.left });
  return { ...line, quantity: asked.quantity };
}
