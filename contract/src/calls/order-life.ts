/** What is done with an order that was placed: it is canceled before it is sent, or ordered again (spec §4 Order actions; product §7). */
import * as z from 'zod/mini';
import { getAndChange, post } from '../call.ts';
import { longText, NameLang } from '../fields.ts';
import { limits } from '../limits.ts';
import { Money } from '../money.ts';
import { HiddenMoney, OrderNo, OrderStatus } from './order-shapes.ts';
import { SellPolicy } from './parts.ts';

const Canceled = z.object({ orderNo: z.string(), status: OrderStatus });

/** A line of an order that is ordered again, with what changed since. */
export const ReorderedLine = z.object({
  lineNo: z.number(),
  code: z.string(),
  name: z.string(),
  nameLang: NameLang,
  qty: z.number(),
  /**
   * `inCart`: the part was there and stays as it was; `choose`: one of several took its place; `notSold`: it is not sold any more;
   * `unknown`: the shop has no such part.
   */
  outcome: z.enum(['put', 'inCart', 'choose', 'notSold', 'unknown']),
  /** What stands in the cart for it, or may be chosen; the quantity is one that can be ordered. */
  parts: z.array(
    z.object({
      code: z.string(),
      qty: z.number(),
      /** Pieces that can be ordered now. */
      inventory: z.number(),
      sellPolicy: z.nullable(SellPolicy),
      /** One piece at this quantity now; null where it has no price. */
      price: z.optional(z.nullable(Money)),
    }),
  ),
  /** What one piece cost then, in the currency of the order. */
  priceThen: HiddenMoney,
});
/** A line of an order that is ordered again, with what changed since. */
export type ReorderedLine = z.infer<typeof ReorderedLine>;

/** Calls that move an order, or begin another like it. */
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
  rePutCart: getAndChange('/order/rePutCart', {
    about:
      "Puts the lines of an order of the company into the caller's cart and says what changed since; a part that is in the cart stays as it is, so asking twice adds nothing.",
    input: z.object({ orderNo: OrderNo }),
    result: z.object({ orderNo: z.string(), lines: z.array(ReorderedLine) }),
    access: 'mayOrder',
    refuses: ['orderNotFound', 'priceQueryFailed'],
    unavailableAs: 'priceQueryFailed',
  }),
};
