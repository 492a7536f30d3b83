// What an order made without a network came to for its buyer, and whether the shop's plan of now still is that order.
import { minorToText, type Money, textToMinor } from '@outrigger/contract';
import { sumOfLines } from '../../cart/index.ts';
import type { CartLine } from '../../cart/cart.data.ts';
import type { Plan } from '../checkout.data.ts';

/** When the oldest of the prices and stock was read. */
export const knownSince = (lines: readonly CartLine[], now: number): number =>
  Math.min(now, ...lines.map((line) => line.knownAt ?? now));

/** The sum of the goods as they were shown, without freight; undefined where not every price is known. */
export function shownSum(lines: readonly CartLine[]): Money | undefined {
  const [first] = lines;
  if (!first || lines.some((line) => line.amount === 0 || line.currency !== first.currency)) return undefined;
  return sumOfLines(
    lines.map(({ amount, currency, qty }) => ({ price: { amount: amount.toFixed(2), currency }, qty })),
  );
}

/** What the goods cost now by a plan. */
export function sumNow({ total, freight }: Pick<Plan, 'total' | 'freight'>): Money | undefined {
  if (!total || !freight) return undefined;
  return { amount: minorToText(textToMinor(total.amount) - textToMinor(freight.amount)), currency: total.currency };
}

/** Whether nobody pays more for the goods than was shown: then it may be sent without being asked about again. */
export function isNoDearer(shown: Money | undefined, now: Money | undefined): boolean {
  if (!shown || !now) return shown === now;
  return shown.currency === now.currency && textToMinor(now.amount) <= textToMinor(shown.amount);
}
