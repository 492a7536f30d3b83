// Places the item numbers: balloons in free paper near their part, leaders that do not cross.
import type { Raster } from '../geometry/render/raster.ts';
import type { Point } from './polylines.ts';
import { FINE } from './sheet-parts.ts';

export interface CalloutWish {
  itemNo: string;
  /** Where the leader ends. */
  anchor: Point;
  /** Marks of the pieces of this item in the raster: its own leader may cross them. */
  own: ReadonlySet<number>;
}

export interface Callout {
  itemNo: string;
  anchor: Point;
  centre: Point;
  r: number;
}

interface Paper {
  raster: Raster;
  width: number;
  height: number;
  /** Sums of inked cells, for quick counting. */
  sums: Float64Array;
  columns: number;
}

const CELL = 4;
/** Paper between two balloons, so that they can be told apart under a finger. */
const GAP = 8;

const balloonRadius = (itemNo: string): number => (itemNo.length > 2 ? 20 : 17);

export function placeCallouts(
  raster: Raster,
  size: { width: number; height: number },
  wishes: readonly CalloutWish[],
): Callout[] {
  const paper = { raster, ...size, ...inkSums(raster, size) };
  const placed = new Map<string, Callout>();
  for (let round = 0; round < 3; round += 1) {
    for (const wish of wishes) {
      placed.delete(wish.itemNo);
      placed.set(wish.itemNo, best(paper, wish, [...placed.values()]));
    }
  }
  return wishes.flatMap((wish) => placed.get(wish.itemNo) ?? []);
}

function inkSums(raster: Raster, { width, height }: { width: number; height: number }) {
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const sums = new Float64Array(columns * rows);
  for (let y = 1; y < rows; y += 1) {
    for (let x = 1; x < columns; x += 1) {
      const inked = ownerAt(raster, (x - 0.5) * CELL, (y - 0.5) * CELL) ? 1 : 0;
      const at = y * columns + x;
      sums[at] = inked + (sums[at - 1] as number) + (sums[at - columns] as number) - (sums[at - columns - 1] as number);
    }
  }
  return { sums, columns };
}

function ownerAt(raster: Raster, x: number, y: number): number {
  const [px, py] = [Math.floor(x * FINE), Math.floor(y * FINE)];
  if (px < 0 || py < 0 || px >= raster.width || py >= raster.height) return 0;
  return raster.owner[py * raster.width + px] as number;
}

function best(paper: Paper, wish: CalloutWish, others: readonly Callout[]): Callout {
  const r = balloonRadius(wish.itemNo);
  let found: { cost: number; centre: Point } = { cost: Infinity, centre: wish.anchor };
  for (let distance = 30; distance < 420; distance += distance < 150 ? 8 : 20) {
    if (distance > found.cost) break;
    for (let angle = 0; angle < 360; angle += 12) {
      const a = ((angle + 7) * Math.PI) / 180;
      const centre: Point = [wish.anchor[0] + distance * Math.cos(a), wish.anchor[1] + distance * Math.sin(a)];
      const cost = costOf(paper, wish, others, { centre, r, distance });
      if (cost < found.cost) found = { cost, centre };
    }
  }
  const centre: Point = [Math.round(found.centre[0]), Math.round(found.centre[1])];
  return { itemNo: wish.itemNo, anchor: wish.anchor, centre, r };
}

interface Trial {
  centre: Point;
  r: number;
  distance: number;
}

function costOf(paper: Paper, wish: CalloutWish, others: readonly Callout[], { centre, r, distance }: Trial): number {
  const [x, y] = centre;
  const edge = r + 3;
  if (x < edge || y < edge || x > paper.width - edge || y > paper.height - edge) return Infinity;
  let cost = distance + inkUnder(paper, centre, r + 5) * 45;
  if (cost > 5000) return cost;
  for (const other of others) {
    const gap = Math.hypot(other.centre[0] - x, other.centre[1] - y) - r - other.r;
    if (gap < GAP) cost += 1500 + (GAP - gap) * 60;
    if (crosses(wish.anchor, centre, other.anchor, other.centre)) cost += 260;
    if (distanceToLine(other.centre, wish.anchor, centre) < other.r + 4) cost += 500;
    if (distanceToLine(centre, other.anchor, other.centre) < r + 4) cost += 500;
  }
  return cost + strangersUnder(paper, wish, centre) * 5;
}

function inkUnder({ sums, columns }: Paper, [x, y]: Point, r: number): number {
  const at = (px: number, py: number) => {
    const cx = Math.max(0, Math.min(columns - 1, Math.round(px / CELL)));
    const cy = Math.max(0, Math.min(sums.length / columns - 1, Math.round(py / CELL)));
    return sums[Math.floor(cy) * columns + cx] as number;
  };
  return at(x + r, y + r) - at(x - r, y + r) - at(x + r, y - r) + at(x - r, y - r);
}

/** Steps of the leader that run over parts of other items. */
function strangersUnder({ raster }: Paper, { anchor, own }: CalloutWish, centre: Point): number {
  const span = Math.hypot(centre[0] - anchor[0], centre[1] - anchor[1]);
  let count = 0;
  for (let d = 0; d < span; d += 5) {
    const t = d / span;
    const owner = ownerAt(raster, anchor[0] + (centre[0] - anchor[0]) * t, anchor[1] + (centre[1] - anchor[1]) * t);
    if (owner !== 0 && !own.has(owner)) count += 1;
  }
  return count;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function distanceToLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}
