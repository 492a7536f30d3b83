/** The server's copy of the cart, synchronised line by line (product §6). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, PartCode, Quantity } from '../fields.ts';

const CartLine = z.object({
  code: z.string(),
  partId: z.number(),
  qty: z.number(),
  changeCode: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  machines: z.array(z.object({ hostId: z.number(), serialNumber: z.string(), qty: z.number() })),
  isRemoved: z.boolean(),
  version: z.number(),
});
const CartAnswer = z.object({ version: z.number(), lines: z.array(CartLine) });

/** Calls of the cart feature. */
export const cartCalls = {
  cart: get('/cart', {
    about: "Lines of the caller's cart that changed after a version; removed ones say so.",
    input: z.object({ since: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) }),
    result: CartAnswer,
    access: 'mayOrder',
    refuses: [],
  }),
  changeCart: post('/cart/change', {
    about: 'Changes lines of the cart, last write wins; answers what changed since the given version.',
    input: z.strictObject({
      since: z.number().check(z.int(), z.minimum(0)),
      lines: z
        .array(
          z.strictObject({
            code: PartCode,
            qty: Quantity,
            changeCode: z.optional(z.nullable(PartCode)),
            reference: z.optional(z.nullable(line(100))),
            machines: z.optional(z.array(z.strictObject({ hostId: Id, qty: Quantity })).check(z.maxLength(100))),
            isRemoved: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(2000)),
    }),
    result: CartAnswer,
    access: 'mayOrder',
    refuses: ['noPartInformation', 'machineNotFound'],
    bodyLimit: 1024 * 1024,
  }),
};
