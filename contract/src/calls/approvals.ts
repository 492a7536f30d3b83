/** The amount above which an order is confirmed by a mailed code (product §7). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { GivenMoney, Money } from '../money.ts';

/** Calls about approvals. */
export const approvalCalls = {
  confirmationAmount: get('/order/confirmationAmount', {
    about: 'Above which amount an order of the company is confirmed by a mailed code; null where none is asked for.',
    input: z.object({}),
    result: z.object({ above: z.nullable(Money) }),
    access: 'mayViewPrices',
    refuses: [],
  }),
  setConfirmationAmount: post('/order/setConfirmationAmount', {
    about: 'Sets that amount, or with null asks for no code any more.',
    input: z.strictObject({ above: z.nullable(GivenMoney) }),
    result: z.object({ above: z.nullable(Money) }),
    access: 'mayApprove',
    refuses: [],
  }),
};
