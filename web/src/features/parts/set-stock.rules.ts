// What several parts that are ordered together cost, how often all of them are there, and how often they are in the cart (product §5 Supersession).
import { type Money, type PartCard, textToMinor } from '@outrigger/contract';

/** A part of the whole, and how many of it the whole takes. */
export interface Piece {
  part: Pick<PartCard, 'code' | 'price' | 'stock' | 'sellPolicy'>;
  qty: number;
}

/** Each piece with its price; null where one has none, undefined where prices are hidden. */
export function pricedPieces(pieces: readonly Piece[]): { price: Money; qty: number }[] | null | undefined {
  const priced = pieces.flatMap(({ part: { price }, qty }) => (price ? [{ price, qty }] : []));
  if (priced.length === pieces.length) return priced;
  return pieces.some(({ part }) => part.price === undefined) ? undefined : null;
}

/** How often the whole can be made up of so many of each piece. */
export function timesWhole(pieces: readonly Piece[], countOf: (part: Piece['part']) => number): number {
  return Math.min(...pieces.map(({ part, qty }) => Math.floor(countOf(part) / qty)));
}

/** What is said of the whole as of one part: it waits only where every piece that is short can be waited for. */
export function wholeStock(pieces: readonly Piece[]): { times: number; isWaitedFor: boolean } {
  const times = timesWhole(pieces, ({ stock }) => Math.max(0, stock));
  const short = pieces.filter(({ part, qty }) => part.stock < qty);
  return { times, isWaitedFor: short.every(({ part }) => part.sellPolicy === 'backorder') };
}

/** Of several ways the one that costs least; undefined where none has a price that may be seen. */
export function cheapest<W extends readonly Piece[]>(ways: readonly W[]): W | undefined {
  const priced = ways.flatMap((way) => {
    const pieces = pricedPieces(way);
    return pieces
      ? [{ way, sum: pieces.reduce((sum, { price, qty }) => sum + textToMinor(price.amount) * qty, 0) }]
      : [];
  });
  return priced.toSorted((a, b) => a.sum - b.sum)[0]?.way;
}

/** Of parts to choose from the one whose stock is told: of which most are there, or that can be waited for; undefined where there are none. */
export function mostAtHand(ways: readonly (readonly Piece[])[]): Piece['part'] | undefined {
  const waits = ({ sellPolicy }: Piece['part']) => Number(sellPolicy === 'backorder');
  const parts = ways.flat().map(({ part }) => part);
  return parts.toSorted((a, b) => Math.max(0, b.stock) - Math.max(0, a.stock) || waits(b) - waits(a))[0];
}
