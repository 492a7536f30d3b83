/** Paying an order by wallet or card: an attempt at a provider, the way back from it, and what was tried (spec §4 pay now, §7; product §7 Payment). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { HiddenMoney, OrderNo } from './order-shapes.ts';

/** Ways to pay that are not on credit. */
export const PayMethod = z.enum(['wallet', 'card']);
/** A way to pay that is not on credit. */
export type PayMethod = z.infer<typeof PayMethod>;

/** Calls of payments. */
export const paymentCalls = {
  payNow: post('/order/payNow', {
    about:
      'Opens an attempt to pay an unpaid order, or finds the one that is open: where the browser pays it at the provider.',
    input: z.strictObject({
      orderNo: OrderNo,
      /** Another way than the order was made with. */
      method: z.optional(PayMethod),
    }),
    result: z.object({
      redirectUrl: z.string(),
      /** The secret of its return path, by which `paymentReturn` tells how it stands. */
      attempt: z.string(),
    }),
    access: 'mayOrder',
    idempotent: true,
    refuses: ['orderNotFound', 'orderNotAllowed', 'paymentFailed', 'paymentError'],
  }),
  paymentReturn: post('/pay/return', {
    about:
      'How an attempt stands, for whoever came back from the provider, signed in or not; asks the provider, which alone can change it.',
    input: z.strictObject({ attempt: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    result: z.object({
      /** `waiting`: the provider has not said yet; `givenBack`: its money came late, twice or in another amount, or its order was canceled; `unknown`: no such attempt. */
      state: z.enum(['waiting', 'paid', 'givenBack', 'failed', 'ended', 'unknown']),
      /** Told to the order's own company alone. */
      orderNo: z.nullable(z.string()),
    }),
    access: 'anyone',
    refuses: [],
  }),
  paymentMethods: get('/pay/methods', {
    about: 'Which ways to pay the shop offers besides the credit line.',
    input: z.object({}),
    result: z.object({ methods: z.array(z.object({ method: PayMethod, provider: z.string() })) }),
    access: 'customer',
    refuses: [],
  }),
  orderPayments: get('/order/queryPayments', {
    about: 'What was tried, paid and given back for an order of the company, newest first.',
    input: z.object({ orderNo: OrderNo }),
    result: z.object({
      attempts: z.array(
        z.object({
          startedAt: z.string(),
          endedAt: z.nullable(z.string()),
          method: z.nullable(PayMethod),
          state: z.enum(['live', 'failed', 'captured', 'ended']),
          amount: HiddenMoney,
        }),
      ),
      refunds: z.array(
        z.object({
          requestedAt: z.string(),
          endedAt: z.nullable(z.string()),
          /** `failed`: its provider refused it too often to be asked again by itself; until then it is `requested`. */
          state: z.enum(['requested', 'done', 'failed']),
          amount: HiddenMoney,
        }),
      ),
    }),
    access: 'hasAccess',
    refuses: ['orderNotFound'],
  }),
};
