/** What several parts that are ordered together cost, how often all of them are there, and which of several options stands for a choice (product §5 Supersession). */
import type { PartCard } from '../calls/parts.ts';
import { textToMinor } from '../money-arithmetic.ts';
import type { Money } from '../money.ts';
import type { Piece } from './replacements.ts';

/** A part of a set, and how many of it the set takes. */
export type SetPiece = Piece<Pick<PartCard, 'code' | 'price' | 'stock' | 'sellPolicy'>>;

/** Each piece with its price; null where one has none, undefined where prices are hidden. */
export function pricedPieces(pieces: readonly SetPiece[]): { price: Money; qty: number }[] | null | undefined {
  const priced = pieces.flatMap(({ part: { price }, qty }) => (price ? [{ price, qty }] : []));
  if (priced.length === pieces.length) return priced;
  return pieces.some(({ part }) => part.price === undefined) ? undefined : null;
}

/** How often the whole can be made up of so many of each piece. */
export function completeSets(pieces: readonly SetPiece[], countOf: (part: SetPiece['part']) => number): number {
  return Math.min(...pieces.map(({ part, qty }) => Math.floor(countOf(part) / qty)));
}

/** What is said of the whole as of one part: it waits only where every piece that is short can be waited for. */
export function wholeStock(pieces: readonly SetPiece[]): { times: number; isWaitedFor: boolean } {
  const times = completeSets(pieces, ({ stock }) => Math.max(0, stock));
  const short = pieces.filter(({ part, qty }) => part.stock < qty);
  return { times, isWaitedFor: short.every(({ part }) => part.sellPolicy === 'backorder') };
}

/** Of several options the one that costs least; undefined where none has a price that may be seen. */
export function cheapest<W extends readonly SetPiece[]>(options: readonly W[]): W | undefined {
  const priced = options.flatMap((option) => {
    const pieces = pricedPieces(option);
    return pieces
      ? [{ option, sum: pieces.reduce((sum, { price, qty }) => sum + textToMinor(price.amount) * qty, 0) }]
      : [];
  });
  return priced.toSorted((a, b) => a.sum - b.sum)[0]?.option;
}

/** Of several options the one whose price and stock stand for the choice: of those at hand, else of those that can be waited for, else of all, the cheapest; without prices the first, as the shop lists them. */
export function offeredOption<W extends readonly SetPiece[]>(options: readonly W[]): W | undefined {
  const atHand = options.filter((option) => wholeStock(option).times > 0);
  const waited = options.filter((option) => wholeStock(option).isWaitedFor);
  const best = [atHand, waited, options].find((some) => some.length > 0) ?? [];
  return cheapest(best) ?? best[0];
}
