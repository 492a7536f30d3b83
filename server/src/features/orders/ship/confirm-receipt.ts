// The buyer says that all has arrived, which completes the order: of one, or of several with an answer for each (spec §4 confirm receipt).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { Refusal, refuse } from '../../../platform/refuse.ts';
import { textOf } from '../../../platform/texts.ts';
import { tryMove } from '../life/move-order.ts';
import { lockOrder } from '../life/order-moves.store.ts';

type Confirm = typeof calls.shipping.confirmReceipt;
type ConfirmAll = typeof calls.shipping.batchConfirmReceipt;
type By = Pick<CustomerContext, 'caller'>;

/** Confirms the receipt of one order of the caller's company. */
export async function confirmReceipt(
  { db, caller }: CustomerContext,
  { orderNo }: ParsedOf<Confirm>,
  { keep }: Answering,
): Promise<ResultOf<Confirm>> {
  return await inTransaction(db, async (trx) => {
    const completed = await confirm(trx, orderNo, { caller });
    await keep(trx, completed);
    return completed;
  });
}

/** Confirms several, each by itself: what cannot be confirmed holds up no other. */
export async function batchConfirmReceipt(
  { db, caller, language }: CustomerContext,
  { orderNos }: ParsedOf<ConfirmAll>,
  { keep }: Answering,
): Promise<ResultOf<ConfirmAll>> {
  return await inTransaction(db, async (trx) => {
    const answers = new Map<string, ResultOf<ConfirmAll>[number]>();
    // One order of locks for everybody who confirms several.
    for (const orderNo of [...new Set(orderNos)].toSorted())
      try {
        await trx.savepoint((part) => confirm(part, orderNo, { caller }));
        answers.set(orderNo, { orderNo, isCompleted: true });
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        const { reason, facts } = thrown;
        answers.set(orderNo, { orderNo, isCompleted: false, reason, message: textOf(language, reason, facts) });
      }
    const inTheirOrder = [...new Set(orderNos)].flatMap((orderNo) => answers.get(orderNo) ?? []);
    await keep(trx, inTheirOrder);
    return inTheirOrder;
  });
}

async function confirm(trx: Trx, orderNo: string, { caller: { companyId, userId } }: By): Promise<ResultOf<Confirm>> {
  const order = (await lockOrder(trx, { orderNo, companyId })) ?? refuse('orderNotFound', { orderNo });
  const outcome = await tryMove(trx, order, { event: 'confirmReceipt', actor: 'buyer', userId });
  if (outcome === 'refused') refuse('confirmFailed', { orderNo, status: order.status });
  return { orderNo, status: 'completed' };
}
