// The office sees to a refund that failed for good or is not answered for days: asks the provider once more, or books what it gave back by hand (product §7 Payment, §8).
import { type calls, money, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction, type Trx } from '../../platform/db/db.ts';
import type { Answering } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import { type AskedBy, bookByHand, lockStuck, type OwedCapture, requestAgain } from './see-to-refund.store.ts';

type Desk = typeof calls.refundDesk;
type Seen = ResultOf<Desk['retryRefund']>;

/** Requests it once more; when that fails too it is back in the queue. */
export const retryRefund = (
  context: SignedInContext,
  input: ParsedOf<Desk['retryRefund']>,
  { keep }: Answering,
): Promise<Seen> => seeTo(context, { ...input, reason: 'tried again by the parts desk' }, { keep, how: requestAgain });

/** Books it as given back outside of the provider. */
export const refundByHand = (
  context: SignedInContext,
  input: ParsedOf<Desk['refundByHand']>,
  { keep }: Answering,
): Promise<Seen> => seeTo(context, input, { keep, how: bookByHand });

type How = (trx: Trx, capture: OwedCapture, by: AskedBy) => Promise<void>;

async function seeTo(
  { db, caller, requestId }: SignedInContext,
  { reason, ...asked }: ParsedOf<Desk['refundByHand']>,
  { keep, how }: Pick<Answering, 'keep'> & { how: How },
): Promise<Seen> {
  const { orderNo, captureId } = asked;
  return await inTransaction(db, async (trx) => {
    const found = (await lockStuck(trx, asked)) ?? refuse('orderNotFound', { orderNo });
    if (typeof found === 'string') refuse('orderNotAllowed', { orderNo, status: found, event: 'refund' });
    await how(trx, found, { userId: caller.userId, reason });
    await keep(trx, { orderNo });
    const { amount, currency } = money(found.owedMinor, found.currency);
    await audit(trx, {
      action: how === bookByHand ? 'refundByHand' : 'retryRefund',
      userId: caller.userId,
      companyId: found.companyId,
      subject: `order ${orderNo}`,
      after: { captureId, amount: `${amount} ${currency}` },
      reason,
      requestId,
    });
    return { orderNo };
  });
}
