/** What several parts that are ordered together cost, how often all of them are there, and which of several ways stands for a choice (product §5 Supersession). */
import type { PartCard } from '../calls/parts.ts';
import { textToMinor } from '../minor.ts';
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
export function timesWhole(pieces: readonly SetPiece[], countOf: (part: SetPiece['part']) => number): number {
  return Math.min(...pieces.map(({ part, qty }) => Math.floor(countOf(part) / qty)));
}

/** What is said of the whole as of one part: it waits only where every piece that is short can be waited for. */
export function wholeStock(pieces: readonly SetPiece[]): { times: number; isWaitedFor: boolean } {
  const times = timesWhole(pieces, ({ stock }) => Math.max(0, stock));
  const short = pieces.filter(({ part, qty }) => part.stock < qty);
  return { times, isWaitedFor: short.every(({ part }) => part.sellPolicy === 'backorder') };
}

/** Of several ways the one that costs least; undefined where none has a price that may be seen. */
export function cheapest<W extends readonly SetPiece[]>(ways: readonly W[]): W | undefined {
  const priced = ways.flatMap((way) => {
    const pieces = pricedPieces(way);
    return pieces
      ? [{ way, sum: pieces.reduce((sum, { price, qty }) => sum + textToMinor(price.amount) * qty, 0) }]
      : [];
  });
  return priced.toSorted((a, b) => a.sum - b.sum)[0]?.way;
}

/** Of several ways the one whose price and stock stand for the choice: of those at hand, else of those that can be waited for, else of all, the cheapest; without prices the first, as the shop lists them. */
export function firstOffered<W extends readonly SetPiece[]>(ways: readonly W[]): W | undefined {
  const atHand = ways.filter((way) => wholeStock(way).times > 0);
  const waited = ways.filter((way) => wholeStock(way).isWaitedFor);
  const best = [atHand, waited, ways].find((some) => some.length > 0) ?? [];
  return cheapest(best) ?? best[0];
}
