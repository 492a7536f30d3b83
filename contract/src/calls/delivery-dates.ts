/** The day a part would be with its buyer, to stand beside its price (product §7 Stock choice). */
import * as z from 'zod/mini';
import { get } from '../call.ts';

/** Calls of delivery dates. */
export const deliveryDateCalls = {
  deliveryDates: get('/order/deliveryDates', {
    about:
      'For parts by id, the day by which each would be at the usual address of the company, were it ordered now and alone; null where no day is known.',
    input: z.object({
      /** ID or ID*QTY, comma-separated, 100 at most; without a quantity the least that may be ordered. */
      pieces: z.string().check(z.regex(/^\d{1,15}(\*\d{1,5})?(,\d{1,15}(\*\d{1,5})?){0,99}$/)),
    }),
    result: z.array(z.object({ pieces: z.string(), deliveryTo: z.nullable(z.string()) })),
    access: 'customer',
    refuses: [],
  }),
};
