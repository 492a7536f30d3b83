// Plates and prisms: an outline with holes raised along z, with broken edges where wanted.
import earcut from 'earcut';
import type { Mesh, Point2, Vec3 } from '../types.ts';
import { rect, roundRect } from './outlines.ts';

interface ExtrudeOptions {
  holes?: readonly (readonly Point2[])[];
  /** Chamfer of the outer edges at both ends, millimetres. */
  bevel?: number;
}

/** From z = 0 up to `height`. */
export function extrude(outline: readonly Point2[], height: number, options: ExtrudeOptions = {}): Mesh {
  const bevel = Math.min(options.bevel ?? 0, height * 0.45);
  const outer = wound(outline, 1);
  const holes = (options.holes ?? []).map((hole) => wound(hole, -1));
  const points: Vec3[] = [];
  const faces: number[][] = [];
  const layer = (loop: readonly Point2[], z: number) => {
    const start = points.length;
    for (const [x, y] of loop) points.push([x, y, z]);
    return start;
  };
  const wall = (low: number, high: number, count: number) => {
    for (let i = 0; i < count; i += 1) {
      const j = (i + 1) % count;
      faces.push([low + i, low + j, high + j, high + i]);
    }
  };
  const ends: { bottom: number; top: number; loop: Point2[] }[] = [];
  const rise = (loop: Point2[], chamfer: number) => {
    const end = chamfer > 0 ? inset(loop, chamfer) : loop;
    const bottom = layer(end, 0);
    const low = chamfer > 0 ? layer(loop, chamfer) : bottom;
    const high = layer(loop, height - chamfer);
    const top = chamfer > 0 ? layer(end, height) : high;
    if (chamfer > 0) wall(bottom, low, loop.length);
    wall(low, high, loop.length);
    if (chamfer > 0) wall(high, top, loop.length);
    ends.push({ bottom, top, loop: end });
  };
  rise(outer, bevel);
  for (const hole of holes) rise(hole, 0);
  faces.push(...caps(ends));
  return { points, faces };
}

function caps(ends: readonly { bottom: number; top: number; loop: Point2[] }[]): number[][] {
  const flat: number[] = [];
  const holeStarts: number[] = [];
  const bottoms: number[] = [];
  const tops: number[] = [];
  for (const end of ends) {
    if (flat.length > 0) holeStarts.push(flat.length / 2);
    end.loop.forEach(([x, y], i) => {
      flat.push(x, y);
      bottoms.push(end.bottom + i);
      tops.push(end.top + i);
    });
  }
  const cut = earcut(flat, holeStarts);
  const faces: number[][] = [];
  for (let i = 0; i + 2 < cut.length; i += 3) {
    const [a = 0, b = 0, c = 0] = cut.slice(i, i + 3);
    const pick = (ids: number[], k: number) => ids[k] ?? 0;
    const area = turnOf(flat, [a, b, c]);
    const [p, q] = area > 0 ? [b, c] : [c, b];
    faces.push([pick(tops, a), pick(tops, p), pick(tops, q)]);
    faces.push([pick(bottoms, a), pick(bottoms, q), pick(bottoms, p)]);
  }
  return faces;
}

function turnOf(flat: readonly number[], [a, b, c]: readonly [number, number, number]): number {
  const at = (i: number, k: number) => flat[i * 2 + k] ?? 0;
  return (at(b, 0) - at(a, 0)) * (at(c, 1) - at(a, 1)) - (at(c, 0) - at(a, 0)) * (at(b, 1) - at(a, 1));
}

function signedArea(loop: readonly Point2[]): number {
  let sum = 0;
  loop.forEach(([x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] as Point2;
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

function wound(loop: readonly Point2[], sign: number): Point2[] {
  return signedArea(loop) * sign >= 0 ? [...loop] : [...loop].reverse();
}

/** Moves each edge of a counter-clockwise loop inwards. */
function inset(loop: readonly Point2[], distance: number): Point2[] {
  const count = loop.length;
  return loop.map((here, i): Point2 => {
    const before = loop[(i + count - 1) % count] as Point2;
    const after = loop[(i + 1) % count] as Point2;
    const n1 = inward(before, here);
    const n2 = inward(here, after);
    const k = distance / Math.max(1 + n1[0] * n2[0] + n1[1] * n2[1], 0.35);
    return [here[0] + (n1[0] + n2[0]) * k, here[1] + (n1[1] + n2[1]) * k];
  });
}

function inward(a: Point2, b: Point2): Point2 {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / size, (b[0] - a[0]) / size];
}

interface BoxOptions {
  /** Radius of the upright edges. */
  radius?: number;
  /** Chamfer of the edges at top and bottom, and of the upright ones where no radius is given. */
  bevel?: number;
}

/** Box standing on z = 0, centred on x and y. */
export function box(width: number, depth: number, height: number, options: BoxOptions = {}): Mesh {
  const bevel = options.bevel ?? 0;
  const outline = options.radius
    ? roundRect(width, depth, options.radius)
    : bevel > 0
      ? cutCorners(width, depth, bevel)
      : rect(width, depth);
  return extrude(outline, height, { bevel });
}

function cutCorners(width: number, depth: number, cut: number): Point2[] {
  const [x, y] = [width / 2, depth / 2];
  const c = Math.min(cut, x * 0.45, y * 0.45);
  return [
    [x, y - c],
    [x - c, y],
    [-x + c, y],
    [-x, y - c],
    [-x, -y + c],
    [-x + c, -y],
    [x - c, -y],
    [x, -y + c],
  ];
}

/** Rectangular tube along z, closed walls, open ends. */
export function squareTube(width: number, depth: number, span: number, wall: number): Mesh {
  const radius = Math.min(wall * 1.6, width / 5, depth / 5);
  return extrude(roundRect(width, depth, radius), span, {
    holes: [roundRect(width - 2 * wall, depth - 2 * wall, Math.max(radius - wall, 0.2))],
  });
}
