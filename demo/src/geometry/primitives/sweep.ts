// Bent bars, hoses, springs and cables: a section carried along a path.
import { detail } from '../roundness.ts';
import type { Mesh, Point2, Vec3 } from '../types.ts';
import { add, cross, dot, mix, subtract, times, unit } from '../vector.ts';
import { circle } from './outlines.ts';

/** Carries a counter-clockwise section along a path without twist; `closed` joins the ends. */
export function sweep(path: readonly Vec3[], section: readonly Point2[], closed = false): Mesh {
  const frames = framesAlong(path, closed);
  const points: Vec3[] = [];
  frames.forEach(({ origin, x, y }) => {
    for (const [u, v] of section) points.push(add(origin, add(times(x, u), times(y, v))));
  });
  const n = section.length;
  const faces: number[][] = [];
  const spans = closed ? frames.length : frames.length - 1;
  for (let k = 0; k < spans; k += 1) {
    const low = k * n;
    const high = ((k + 1) % frames.length) * n;
    for (let i = 0; i < n; i += 1) {
      const j = (i + 1) % n;
      faces.push([low + i, low + j, high + j, high + i]);
    }
  }
  if (!closed) faces.push(...endCaps(points, n));
  return { points, faces };
}

function endCaps(points: Vec3[], n: number): number[][] {
  const start = points.slice(0, n);
  const end = points.slice(-n);
  const first = points.length;
  points.push(middle(start), middle(end));
  const base = first - n;
  return Array.from({ length: n }, (_, i) => {
    const j = (i + 1) % n;
    return [
      [first, j, i],
      [first + 1, base + i, base + j],
    ];
  }).flat();
}

const middle = (points: readonly Vec3[]): Vec3 =>
  times(
    points.reduce((sum, p) => add(sum, p), [0, 0, 0] as Vec3),
    1 / points.length,
  );

interface Frame {
  origin: Vec3;
  x: Vec3;
  y: Vec3;
}

function framesAlong(path: readonly Vec3[], closed: boolean): Frame[] {
  const count = path.length;
  const at = (i: number) => path[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Vec3;
  let side: Vec3 | undefined;
  return path.map((origin, i) => {
    const tangent = unit(subtract(at(i + 1), at(i - 1)));
    const seed: Vec3 = side ?? (Math.abs(tangent[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]);
    const x = unit(subtract(seed, times(tangent, dot(seed, tangent))));
    side = x;
    return { origin, x, y: cross(tangent, x) };
  });
}

/** Round bar or hose along a path. */
export function pipe(path: readonly Vec3[], radius: number, closed = false): Mesh {
  return sweep(path, circle(radius, 0, 0, Math.max(14, Math.round(detail().round / 3))), closed);
}

/** Straight runs with rounded corners, as a tube bender leaves them. */
export function bent(corners: readonly Vec3[], radius: number): Vec3[] {
  const steps = Math.max(3, Math.round(detail().round / 8));
  return corners.flatMap((corner, i) => {
    const before = corners[i - 1];
    const after = corners[i + 1];
    if (!before || !after) return [corner];
    const cut = (other: Vec3) => {
      const d = subtract(other, corner);
      const size = Math.hypot(...d);
      return add(corner, times(d, Math.min(radius, size * 0.48) / (size || 1)));
    };
    const [from, to] = [cut(before), cut(after)];
    return Array.from({ length: steps + 1 }, (_, k) => {
      const t = k / steps;
      return mix(mix(from, corner, t), mix(corner, to, t), t);
    });
  });
}

/** Smooth curve through all points (Catmull-Rom), as a hose or cable hangs. */
export function curve(through: readonly Vec3[], stepsEach = Math.max(4, Math.round(detail().round / 6))): Vec3[] {
  const at = (i: number) => through[Math.max(0, Math.min(through.length - 1, i))] as Vec3;
  const out: Vec3[] = [];
  for (let i = 0; i + 1 < through.length; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < stepsEach; k += 1) out.push(catmull([p0, p1, p2, p3], k / stepsEach));
  }
  out.push(at(through.length - 1));
  return out;
}

function catmull([p0, p1, p2, p3]: readonly [Vec3, Vec3, Vec3, Vec3], t: number): Vec3 {
  const one = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return [one(p0[0], p1[0], p2[0], p3[0]), one(p0[1], p1[1], p2[1], p3[1]), one(p0[2], p1[2], p2[2], p3[2])];
}

/** Path of a coil about z. */
export function helix(radius: number, pitch: number, turns: number): Vec3[] {
  const steps = Math.max(12, Math.round(detail().round / 1.6));
  return Array.from({ length: Math.round(turns * steps) + 1 }, (_, i): Vec3 => {
    const a = (i / steps) * 2 * Math.PI;
    return [radius * Math.cos(a), radius * Math.sin(a), (pitch * i) / steps];
  });
}
