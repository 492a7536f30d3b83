/** The credit line (spec §7 /finance/creditUsageRecord; product §7). */
import * as z from 'zod/mini';
import { ask } from '../call.ts';
import { Money } from '../money.ts';

/** Calls about credit lines. */
export const creditCalls = {
  creditLines: ask('/finance/creditUsageRecord/getCreditLines', {
    about: "The company's credit lines: limit, held, posted, available, and the last movements.",
    input: z.strictObject({}),
    result: z.array(
      z.object({
        currency: z.string(),
        limit: Money,
        held: Money,
        posted: Money,
        available: Money,
        automaticLimit: Money,
        isFrozen: z.boolean(),
        movements: z.array(
          z.object({ at: z.string(), kind: z.string(), amount: Money, orderNo: z.nullable(z.string()) }),
        ),
      }),
    ),
    access: 'mayViewPrices',
    refuses: [],
  }),
};
