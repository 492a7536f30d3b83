/** Refunds that failed for good, as the office sees to them (product §7 Payment, §8). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, longText } from '../fields.ts';
import { Money } from '../money.ts';
import { OrderNo } from './order-shapes.ts';

const Chosen = { orderNo: OrderNo, captureId: Id };
const Seen = z.object({ orderNo: z.string() });

/** Money owed that its provider would not give back, or of which it says nothing clear for days. */
export const StuckRefund = z.object({
  captureId: z.number(),
  provider: z.string(),
  /** The provider's own number of the payment. */
  providerRef: z.nullable(z.string()),
  amount: Money,
  tries: z.number(),
  /** What the provider said last. */
  failure: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
  /** Since when a refund waits for a clear answer; null where each try was refused. */
  waitsSince: z.nullable(z.string()),
});
/** Money owed that its provider would not give back, or of which it says nothing clear for days. */
export type StuckRefund = z.infer<typeof StuckRefund>;

/** Calls of the office about refunds. */
export const refundDeskCalls = {
  stuckRefunds: get('/office/refund/list', {
    about:
      'What of the money of an order its provider would not give back, however often it was asked, or says nothing clear of for days.',
    input: z.object({ orderNo: OrderNo }),
    result: z.array(StuckRefund),
    access: 'officeFinance',
    refuses: [],
  }),
  retryRefund: post('/office/refund/retry', {
    about: 'Asks the provider once more to give it back; what waits for an answer is asked by the same key.',
    input: z.strictObject(Chosen),
    result: Seen,
    access: 'officeFinance',
    idempotent: true,
    refuses: ['orderNotFound', 'orderNotAllowed'],
  }),
  refundByHand: post('/office/refund/byHand', {
    about: 'Books it as given back outside of the provider; the reason says how, and is audited.',
    input: z.strictObject({ ...Chosen, reason: longText(1000, 1) }),
    result: Seen,
    access: 'officeFinance',
    idempotent: true,
    refuses: ['orderNotFound', 'orderNotAllowed'],
  }),
};
