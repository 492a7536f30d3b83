// Vectors and affine maps of the parametric geometry.
import type { Transform, Vec3 } from './types.ts';

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, times(subtract(b, a), t));

/** Unit vector; a null vector becomes z, so that degenerate faces harm nobody. */
export function unit(a: Vec3): Vec3 {
  const size = length(a);
  return size < 1e-12 ? [0, 0, 1] : times(a, 1 / size);
}

export const stay: Transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
export const shift = (x: number, y: number, z: number): Transform => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];
export const scaled = (k: number): Transform => [k, 0, 0, 0, 0, k, 0, 0, 0, 0, k, 0];

/** Degrees, right-handed about the named axis. */
export function turn(axis: 'x' | 'y' | 'z', degrees: number): Transform {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  if (axis === 'x') return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0];
  if (axis === 'y') return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0];
  return [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0];
}

export function apply(t: Transform, p: Vec3): Vec3 {
  const d = applyDirection(t, p);
  return [d[0] + t[3], d[1] + t[7], d[2] + t[11]];
}

export function applyDirection(t: Transform, p: Vec3): Vec3 {
  return [
    t[0] * p[0] + t[1] * p[1] + t[2] * p[2],
    t[4] * p[0] + t[5] * p[1] + t[6] * p[2],
    t[8] * p[0] + t[9] * p[1] + t[10] * p[2],
  ];
}

const column = (t: Transform, i: 0 | 1 | 2): Vec3 => [t[i], t[4 + i] as number, t[8 + i] as number];

/** First `a`, then `b`, then the rest. */
export function chain(a: Transform, b: Transform, ...rest: Transform[]): Transform {
  const x = applyDirection(b, column(a, 0));
  const y = applyDirection(b, column(a, 1));
  const z = applyDirection(b, column(a, 2));
  const o = apply(b, [a[3], a[7], a[11]]);
  const both: Transform = [x[0], y[0], z[0], o[0], x[1], y[1], z[1], o[1], x[2], y[2], z[2], o[2]];
  const [next, ...others] = rest;
  return next ? chain(both, next, ...others) : both;
}

/** Turns z onto `direction`, with x kept as level as can be. */
export function along(direction: Vec3, origin: Vec3 = [0, 0, 0]): Transform {
  const z = unit(direction);
  const x: Vec3 = Math.abs(z[2]) > 0.999 ? [1, 0, 0] : unit(cross([0, 0, 1], z));
  const y = cross(z, x);
  return [x[0], y[0], z[0], origin[0], x[1], y[1], z[1], origin[1], x[2], y[2], z[2], origin[2]];
}
