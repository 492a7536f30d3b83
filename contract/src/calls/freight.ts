/** Freight (spec §7 /logistics/logisticFee; product §7). */
import * as z from 'zod/mini';
import { ask } from '../call.ts';
import { Id } from '../fields.ts';
import { HiddenMoney, Lines, planRefusals, ShipMode } from './order-shapes.ts';

/** Calls of the freight feature. */
export const freightCalls = {
  logisticFee: ask('/logistics/logisticFee', {
    about: 'Freight of a cart to an address, by zone and the heavier of actual and volumetric weight.',
    input: z.strictObject({
      lines: Lines,
      addressId: Id,
      /** Together is one consignment; batches are charged each by itself. */
      shipMode: z._default(ShipMode, 'together'),
    }),
    result: z.object({
      freight: HiddenMoney,
      weightGrams: z.number(),
      chargedGrams: z.number(),
      zone: z.string(),
      daysFrom: z.number(),
      daysTo: z.number(),
    }),
    access: 'customer',
    refuses: [...planRefusals, 'freightFailed'],
    unavailableAs: 'freightFailed',
  }),
};
