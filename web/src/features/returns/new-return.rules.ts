// What is chosen for a return, and what it is worth (spec §9: less 20 %, as store credit).
import { type Money, minorToText, type ReturnableLine, returnWorth, textToMinor } from '@outrigger/contract';

/** How many pieces of which line are chosen, by its key. */
export type Chosen = ReadonlyMap<string, { line: ReturnableLine; quantity: number }>;

/** One line of one order. */
export const keyOf = ({ orderNo, lineNo }: Pick<ReturnableLine, 'orderNo' | 'lineNo'>): string =>
  `${orderNo} ${lineNo}`;

/** The currency all that is chosen was sold in; a return is of one. */
export const currencyOf = (chosen: Chosen): string | undefined => [...chosen.values()][0]?.line.currency;

/** Sold for, fee and credit of what is chosen; undefined where prices may not be seen. */
export function worthOf(chosen: Chosen): { goods: Money; fee: Money; credit: Money } | undefined {
  const pieces = [...chosen.values()].flatMap(({ line, quantity }) =>
    line.unitPrice ? [{ orderNo: line.orderNo, unitPriceMinor: textToMinor(line.unitPrice.amount), quantity }] : [],
  );
  const currency = currencyOf(chosen);
  if (currency === undefined || pieces.length < chosen.size) return undefined;
  const { goodsMinor, feeMinor, creditMinor } = returnWorth(pieces);
  const money = (minor: number): Money => ({ amount: minorToText(minor), currency });
  return { goods: money(goodsMinor), fee: money(feeMinor), credit: money(creditMinor) };
}

/** With so many pieces of a line chosen; none takes it out. */
export function withPieces(chosen: Chosen, line: ReturnableLine, quantity: number): Chosen {
  const next = new Map(chosen);
  if (quantity > 0) next.set(keyOf(line), { line, quantity });
  else next.delete(keyOf(line));
  return next;
}

/** Pieces in all. */
export const piecesIn = (chosen: Chosen): number => [...chosen.values()].reduce((sum, one) => sum + one.quantity, 0);
