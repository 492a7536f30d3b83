/** Money on the wire; the only arithmetic on it stands in money-arithmetic.ts (spec §9; product §7). */
import * as z from 'zod/mini';
import { minorToText } from './money-arithmetic.ts';

export { convertMinor, GREATEST_MINOR, minorToText, rateBetween, sumMinor, textToMinor } from './money-arithmetic.ts';

/** ISO 4217 code, three capital letters. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Money on the wire: two decimals as text, never a float. */
export const Money = z.object({ amount: z.string().check(z.regex(/^-?\d+\.\d{2}$/)), currency: CurrencyCode });
/** Money as it travels between server and browser. */
export type Money = z.infer<typeof Money>;

/** Money in a body, where unknown keys are refused. */
export const GivenMoney = z.strictObject({
  amount: z.string().check(z.regex(/^\d{1,11}\.\d{2}$/)),
  currency: CurrencyCode,
});

/** Wire money from minor units (cents). */
export function money(minor: number, currency: string): Money {
  return { amount: minorToText(minor), currency };
}
