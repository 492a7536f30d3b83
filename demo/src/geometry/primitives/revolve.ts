// Turned shapes: everything a lathe could make, axis along z.
import { detail } from '../roundness.ts';
import type { Mesh, Point2, Vec3 } from '../types.ts';

/** Revolves a profile of (radius, z) points, given counter-clockwise; `closed` makes a ring of it. */
export function lathe(profile: readonly Point2[], closed = false, segments = detail().round): Mesh {
  const points: Vec3[] = [];
  const rings = profile.map(([r, z]) => {
    const start = points.length;
    const count = r < 1e-6 ? 1 : segments;
    for (let i = 0; i < count; i += 1) {
      const a = (i / segments) * 2 * Math.PI;
      points.push([r * Math.cos(a), r * Math.sin(a), z]);
    }
    return { start, count };
  });
  const faces: number[][] = [];
  const last = closed ? rings.length : rings.length - 1;
  for (let k = 0; k < last; k += 1) {
    const low = rings[k];
    const high = rings[(k + 1) % rings.length];
    if (low && high) faces.push(...band(low, high, segments));
  }
  return { points, faces };
}

interface Ring {
  start: number;
  count: number;
}

function band(low: Ring, high: Ring, segments: number): number[][] {
  if (low.count === 1 && high.count === 1) return [];
  return Array.from({ length: segments }, (_, i) => {
    const j = (i + 1) % segments;
    const a = low.start + (low.count === 1 ? 0 : i);
    const b = low.start + (low.count === 1 ? 0 : j);
    const c = high.start + (high.count === 1 ? 0 : j);
    const d = high.start + (high.count === 1 ? 0 : i);
    if (low.count === 1) return [a, c, d];
    if (high.count === 1) return [a, b, d];
    return [a, b, c, d];
  });
}

/** Solid round bar from z = 0, edges broken by `chamfer`. */
export function cylinder(radius: number, height: number, chamfer = 0): Mesh {
  const c = Math.min(chamfer, radius * 0.9, height * 0.45);
  if (c <= 0) {
    return lathe([
      [0, 0],
      [radius, 0],
      [radius, height],
      [0, height],
    ]);
  }
  return lathe([
    [0, 0],
    [radius - c, 0],
    [radius, c],
    [radius, height - c],
    [radius - c, height],
    [0, height],
  ]);
}

/** Bush, washer or tube from z = 0. */
export function ring(outer: number, inner: number, height: number, chamfer = 0): Mesh {
  const c = Math.min(chamfer, (outer - inner) * 0.45, height * 0.45);
  const profile: Point2[] =
    c > 0
      ? [
          [inner, c],
          [inner + c, 0],
          [outer - c, 0],
          [outer, c],
          [outer, height - c],
          [outer - c, height],
          [inner + c, height],
          [inner, height - c],
        ]
      : [
          [inner, 0],
          [outer, 0],
          [outer, height],
          [inner, height],
        ];
  return lathe(profile, true);
}

export function sphere(radius: number): Mesh {
  const steps = Math.max(8, Math.round(detail().round / 2));
  return lathe(
    Array.from({ length: steps + 1 }, (_, i): Point2 => {
      const a = -Math.PI / 2 + (i / steps) * Math.PI;
      return [i === 0 || i === steps ? 0 : radius * Math.cos(a), radius * Math.sin(a)];
    }),
  );
}

/** Ring of round section about z, centred on z = 0. */
export function torus(radius: number, thickness: number): Mesh {
  const steps = Math.max(14, Math.round(detail().round / 3));
  return lathe(
    Array.from({ length: steps }, (_, i): Point2 => {
      const a = (i / steps) * 2 * Math.PI;
      return [radius + (thickness / 2) * Math.cos(a), (thickness / 2) * Math.sin(a)];
    }),
    true,
  );
}
