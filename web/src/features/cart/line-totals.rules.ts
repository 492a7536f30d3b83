// What lines of the cart cost together (spec §3, §4 Cart total), exact for every price and quantity there can be.
import { minorToText, type Money, textToMinor } from '@outrigger/contract';

/** Price times quantity (spec §3: two decimals), exact for every price and quantity there can be. */
export function lineTotalOf(price: Money, qty: number): Money {
  return { amount: minorToText(BigInt(textToMinor(price.amount)) * BigInt(qty)), currency: price.currency };
}

/** Spec §4: the sum of the line totals, rounded to cents by construction, exact however large. */
export function sumOfLines(lines: readonly { price: Money; qty: number }[]): Money {
  const minor = lines.reduce((sum, { price, qty }) => sum + BigInt(textToMinor(price.amount)) * BigInt(qty), 0n);
  return { amount: minorToText(minor), currency: lines[0]?.price.currency ?? 'USD' };
}
