/** What ends an order before it is sent (spec §4 cancel, with confirmation and a refund call; product §7). */
import * as z from 'zod/mini';
import { post } from '../call.ts';
import { longText } from '../fields.ts';
import { limits } from '../limits.ts';
import { OrderNo, OrderStatus } from './order-shapes.ts';

const Canceled = z.object({ orderNo: z.string(), status: OrderStatus });

/** Calls that move an order. */
export const orderLifeCalls = {
  cancelOrder: post('/order/refund', {
    about:
      'Cancels an order of which nothing was dispatched, by its maker or the main account: money goes back where it was taken, stock and credit are free again.',
    input: z.strictObject({ orderNo: OrderNo, reason: z.optional(longText()) }),
    result: Canceled,
    access: 'mayOrder',
    idempotent: true,
    refuses: ['orderNotFound', 'cancelError'],
  }),
  cancelForCustomer: post('/office/order/cancel', {
    about: 'Cancels an order of any company for the parts desk, which says why; the customer is told by mail.',
    input: z.strictObject({ orderNo: OrderNo, reason: longText(limits.longTextMax, 1) }),
    result: Canceled,
    access: 'officeOrders',
    idempotent: true,
    refuses: ['orderNotFound', 'cancelError'],
  }),
};
