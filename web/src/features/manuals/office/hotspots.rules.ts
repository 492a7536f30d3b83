// Hotspots while they are placed: where keys move them, which items still lack one, and what was read off the picture as proposals (product §8).
import type { FigureToEdit } from './figure-desk.data.ts';

/** A hotspot on the picture, in its units. */
export interface Spot {
  key: number;
  itemNo: string;
  x: number;
  y: number;
  /** Read off the picture and confirmed by nobody. */
  isProposed: boolean;
}

/** The size of the picture in its units. */
export interface Extent {
  width: number;
  height: number;
}

/** A number that was read, and where: parts of width and height from 0 to 1. */
export interface NumberRead {
  text: string;
  confidence: number;
  left: number;
  top: number;
}

const STEP = 1 / 400;
const FAR = 10;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot a key moves it to, further with Shift; undefined for any other key. */
export function movedBy(spot: Spot, { key, isFar }: { key: string; isFar: boolean }, extent: Extent): Spot | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const step = Math.max(extent.width, extent.height) * STEP * (isFar ? FAR : 1);
  return placedAt(spot, [spot.x + way[0] * step, spot.y + way[1] * step], extent);
}

/** The spot at a point, held inside the picture. */
export function placedAt(spot: Spot, [x, y]: readonly [number, number], extent: Extent): Spot {
  return { ...spot, x: within(x, extent.width), y: within(y, extent.height) };
}

const within = (at: number, most: number): number => Math.round(Math.min(Math.max(0, at), most) * 10) / 10;

/** The items that are said to be illustrated and have no spot yet, proposed or not. */
export function bareItems(items: FigureToEdit['items'], spots: readonly Spot[]): FigureToEdit['items'] {
  const placed = new Set(spots.map(({ itemNo }) => itemNo));
  return items.filter(({ itemNo, isIllustrated }) => isIllustrated && !placed.has(itemNo));
}

/** Numbers below this are noise of lines and hatching. */
const SURE = 40;
/** Nearer than this part of the picture to a spot of the same item it is the same callout. */
const SAME = 0.03;

/** Of what was read the numbers that are items of the figure, each as a proposal; what is placed already is left out. */
export function proposalsOf(
  read: readonly NumberRead[],
  { items, spots, extent }: { items: FigureToEdit['items']; spots: readonly Spot[]; extent: Extent },
): Omit<Spot, 'key'>[] {
  const known = new Map(items.map(({ itemNo }) => [plain(itemNo), itemNo]));
  const found: Omit<Spot, 'key'>[] = [];
  for (const { text, confidence, left, top } of read.toSorted((a, b) => b.confidence - a.confidence)) {
    const itemNo = known.get(plain(text));
    if (itemNo === undefined || confidence < SURE) continue;
    const one = { itemNo, x: within(left * extent.width, extent.width), y: within(top * extent.height, extent.height) };
    const reach = SAME * Math.max(extent.width, extent.height);
    const isThere = [...spots, ...found].some(
      (spot) => spot.itemNo === itemNo && Math.hypot(spot.x - one.x, spot.y - one.y) < reach,
    );
    if (!isThere) found.push({ ...one, isProposed: true });
  }
  return found;
}

const plain = (itemNo: string): string =>
  itemNo
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, '');
