// How far each item moves in the exploded view: just so far that nothing on the sheet covers anything else.
import type { Item, Placement, Transform, Vec3 } from '../types.ts';
import { add, chain, length, scaled, shift, stay, times, turn, unit } from '../vector.ts';
import { enlargeSmall } from './enlarge.ts';
import { templateOf } from '../parts.ts';
import { type Bounds, boundsOf, pointsOf } from '../primitives/place.ts';
import { attach, inOrder } from './attach.ts';
import { type Cells, footprint, Sheet, sheetStep } from './footprint.ts';
import { BACK, boundsAt, DOWN, FRONT, LEFT, RIGHT, type Scene, type SceneItem, type Spot, UP } from './scene.ts';

interface Solving {
  scene: Scene;
  sheet: Sheet;
  cell: number;
  /** Size of all fixed items together. */
  core: Bounds;
  moves: Map<SceneItem, Vec3[]>;
  prints: Map<string, Cells>;
}

const ORIGIN: Vec3 = [0, 0, 0];

/** What a place covers before it moves: cells, and where they lie on the sheet. */
interface Print {
  cells: Cells;
  at: readonly [number, number];
}

/** Turned alike, an item covers the same cells wherever it is put. */
function printOf({ prints, cell }: Solving, item: SceneItem, { at }: Spot): Print {
  const turned = at.map((v, i) => (i % 4 === 3 ? 0 : Math.round(v * 1000) / 1000));
  const key = `${item.itemNo}:${turned.join()}`;
  const cells = prints.get(key) ?? footprint(item.solid, at, cell);
  prints.set(key, cells);
  return { cells, at: sheetStep([at[3], at[7], at[11]], cell) };
}

const moved = ({ at }: Print, move: Vec3, cell: number): readonly [number, number] => {
  const [dx, dy] = sheetStep(move, cell);
  return [at[0] + dx, at[1] + dy];
};

/** Gives every item its places and its way apart; items without a place are laid out around the fixed ones. */
export function solve(scene: Scene): Item[] {
  const [first] = scene.items;
  if (first && !scene.items.some((item) => item.isFixed)) {
    if (first.spots.length === 0) first.spots = [{ at: restingTurn(first), out: UP }];
    first.isFixed = true;
  }
  enlargeSmall(scene);
  const fixed = scene.items.filter((item) => item.isFixed);
  const core = boundsOf(fixed.flatMap((item) => [boundsAt(item).min, boundsAt(item).max]));
  const cell = sheetSize(core) / 110;
  const solving: Solving = { scene, sheet: new Sheet(), cell, core, moves: new Map(), prints: new Map() };
  for (const item of fixed)
    settle(
      solving,
      item,
      item.spots.map(() => [0, 0, 0] as Vec3),
      1,
    );
  const owners = scene.items.filter((item) => item.parent === undefined);
  const placedFirst = [...owners].sort((a, b) => (a.turn === b.turn ? 0 : a.turn - b.turn));
  placedFirst.forEach((owner, nth) => {
    if (!owner.isFixed) moveOut(solving, owner, nth);
    moveAttached(solving, owner);
  });
  return scene.items.map((item) => finished(item, solving.moves.get(item) ?? []));
}

/** Greater side of what a box covers on the sheet. */
function sheetSize({ min, max }: Bounds): number {
  const [dx, dy, dz] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  return Math.max((dx + dy) * 0.707, (dx + dy) * 0.408 + dz * 0.816, 1);
}

/** Long turned parts are built upright, and lie on the sheet. */
function restingTurn({ part, growth }: SceneItem): Transform {
  const turned = templateOf(part.template).pose === 'lie' ? turn('y', 90) : stay;
  return growth === 1 ? turned : chain(scaled(growth), turned);
}

function settle(solving: Solving, item: SceneItem, shifts: readonly Vec3[], border: number): void {
  item.spots.forEach((spot, i) => {
    const print = printOf(solving, item, spot);
    solving.sheet.take(print.cells, moved(print, shifts[i] ?? ORIGIN, solving.cell), border);
  });
  solving.moves.set(item, [...shifts]);
}

const WAYS: readonly Vec3[] = [FRONT, RIGHT, UP, LEFT, BACK, DOWN];

function moveOut(solving: Solving, item: SceneItem, nth: number): void {
  if (item.spots.length === 0) {
    scatter(solving, item, nth);
    return;
  }
  const shifts = item.spots.map(() => [0, 0, 0] as Vec3);
  if (item.isInLine) {
    moveInLine(solving, item);
    return;
  }
  for (const group of sameWay(item.spots)) {
    const distance = freeDistance(solving, item, group, [0, 0, 0]);
    for (const i of group) shifts[i] = times(unit(item.spots[i]?.out ?? UP), distance);
  }
  settle(solving, item, shifts, 1);
}

/** Each piece takes its place on the sheet before the next one looks for its own. */
function moveInLine(solving: Solving, item: SceneItem): void {
  const shifts: Vec3[] = item.spots.map((spot, i) => {
    const move = times(unit(spot.out), freeDistance(solving, item, [i], ORIGIN));
    const print = printOf(solving, item, spot);
    solving.sheet.take(print.cells, moved(print, move, solving.cell), 1);
    return move;
  });
  solving.moves.set(item, shifts);
}

function sameWay(spots: readonly Spot[]): number[][] {
  const groups = new Map<string, number[]>();
  spots.forEach(({ out }, i) => {
    const key = out.map((v) => v.toFixed(2)).join();
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  return [...groups.values()];
}

const FAR = 700;

/** Least distance along the common way at which all of these places are free on the sheet. */
function freeDistance(solving: Solving, item: SceneItem, group: readonly number[], start: Vec3): number {
  const { sheet, cell } = solving;
  const prints = group.map((i) => {
    const spot = item.spots[i] as Spot;
    return { print: printOf(solving, item, spot), out: unit(spot.out) };
  });
  let best = { distance: 0, overlap: Infinity };
  for (let step = 1; step < FAR; step += 1 + Math.floor(step / 24)) {
    const distance = step * cell;
    let overlap = 0;
    for (const { print, out } of prints) {
      overlap += sheet.overlap(print.cells, moved(print, add(start, times(out, distance)), cell));
    }
    if (overlap === 0) return distance;
    if (overlap < best.overlap - 0.02) best = { distance, overlap };
  }
  return best.distance;
}

function moveAttached(solving: Solving, owner: SceneItem): void {
  const parts = inOrder(solving.scene.items.filter((item) => item.parent === owner.itemNo));
  const hasBolt = parts.some(({ noun }) => /bolt|screw|stud/i.test(noun));
  const ownerMoves = solving.moves.get(owner) ?? [];
  for (const part of parts) {
    if (part.spots.length === 0) attach(part, owner, hasBolt);
    const each = Math.max(1, Math.ceil(part.spots.length / Math.max(1, owner.spots.length)));
    const starts: Vec3[] = part.spots.map(
      (_, i): Vec3 => ownerMoves[Math.floor(i / each)] ?? ownerMoves[0] ?? [0, 0, 0],
    );
    const shifts: Vec3[] = part.spots.map((_, i) => starts[i] ?? [0, 0, 0]);
    for (const group of sameWay(part.spots)) {
      const distance = freeDistance(solving, part, group, starts[group[0] ?? 0] ?? [0, 0, 0]);
      for (const i of group) shifts[i] = add(starts[i] ?? [0, 0, 0], times(unit(part.spots[i]?.out ?? UP), distance));
    }
    settle(solving, part, shifts, 1);
    moveAttached(solving, part);
  }
}

/** Finds a place on the outside of the core, and the way on which it gets free soonest. */
function scatter(solving: Solving, item: SceneItem, nth: number): void {
  const pieces = Math.max(1, Math.min(piecesDrawn(solving, item), item.quantity));
  const tries = WAYS.map((_, k) => {
    const out = WAYS[(k + nth) % WAYS.length] as Vec3;
    item.spots = Array.from({ length: pieces }, (_piece, i) => onCore(solving, item, out, { nth, i, pieces }));
    const distance = freeDistance(
      solving,
      item,
      item.spots.map((_spot, i) => i),
      [0, 0, 0],
    );
    return { spots: item.spots, distance: distance * (out === DOWN ? 1.35 : 1) + k * solving.cell * 1.5, out };
  });
  const best = tries.reduce((a, b) => (b.distance < a.distance ? b : a));
  item.spots = best.spots;
  const distance = freeDistance(
    solving,
    item,
    item.spots.map((_spot, i) => i),
    [0, 0, 0],
  );
  settle(
    solving,
    item,
    item.spots.map((spot) => times(unit(spot.out), distance)),
    1,
  );
}

/** Big things once, small ones up to three times. */
function piecesDrawn({ core }: Solving, { solid }: SceneItem): number {
  const size = (b: Bounds) => Math.max(b.max[0] - b.min[0], b.max[1] - b.min[1], b.max[2] - b.min[2]);
  const share = size(boundsOf(pointsOf(solid))) / size(core);
  return share > 0.6 ? 1 : share > 0.3 ? 2 : 3;
}

interface Turn {
  nth: number;
  i: number;
  pieces: number;
}

/** A seat on the side of the core that looks `out`; items of one figure are spread over it by their number. */
function onCore({ core }: Solving, item: SceneItem, out: Vec3, { nth, i, pieces }: Turn): Spot {
  const resting = restingTurn(item);
  const own = boundsAt({ solid: item.solid, spots: [{ at: resting, out }] });
  const share = (k: number) => (((nth * k) % 7) / 7 - 0.43) * 0.8;
  const place = [0, 1, 2].map((axis) => {
    const k = axis as 0 | 1 | 2;
    const [low, high] = [core.min[k], core.max[k]];
    const middle = (own.min[k] + own.max[k]) / 2;
    if (out[k] > 0.5) return high - own.min[k];
    if (out[k] < -0.5) return low - own.max[k];
    const size = own.max[k] - own.min[k];
    const step = pieces > 1 && axis === (Math.abs(out[0]) > 0.5 ? 1 : 0) ? (i - (pieces - 1) / 2) * size * 1.5 : 0;
    return low + (high - low) * (0.5 + share(axis + 2)) - middle + step;
  });
  return { at: chain(resting, shift(place[0] ?? 0, place[1] ?? 0, place[2] ?? 0)), out };
}

function finished(item: SceneItem, moves: readonly Vec3[]): Item {
  const placements: Placement[] = item.spots.map(({ at }, i) => ({ at, explode: rounded(moves[i] ?? [0, 0, 0]) }));
  const [first] = placements;
  const isShared = first && placements.every(({ explode }) => length(add(explode, times(first.explode, -1))) < 0.01);
  return {
    ...item.part,
    itemNo: item.itemNo,
    quantity: item.quantity,
    placements,
    explode: isShared ? first.explode : [0, 0, 0],
    nameKey: item.noun,
    attaching: item.parent !== undefined,
    ...(item.parent === undefined ? {} : { attachedTo: item.parent }),
    ...(item.assembly ? { assembly: item.assembly } : {}),
  };
}

const rounded = ([x, y, z]: Vec3): Vec3 => [Number(x.toFixed(1)), Number(y.toFixed(1)), Number(z.toFixed(1))];
