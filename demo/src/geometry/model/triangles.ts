// Triangles of a solid with welded points: the common ground of renderer, drawing and 3D model.
import { boundsOf, spacingOf } from '../primitives/place.ts';
import type { MaterialName, Mesh, Solid, Vec3 } from '../types.ts';
import { add, cross, length, subtract, times } from '../vector.ts';

export interface Face {
  corners: readonly number[];
  /** Unit normal, and the area it stands for. */
  normal: Vec3;
  area: number;
  centre: Vec3;
  material: MaterialName;
  spacing: number;
}

/** `smooth` edges count only where they are the silhouette; `cut` is where two bodies run into each other. */
export type EdgeKind = 'sharp' | 'smooth' | 'cut' | 'rim';

export interface Edge {
  a: Vec3;
  b: Vec3;
  kind: EdgeKind;
  n1: Vec3;
  n2: Vec3;
  /** True where the edge stands out, false where it is a corner inside. */
  convex: boolean;
  spacing: number;
}

export interface Welded {
  points: Vec3[];
  faces: Face[];
}

/** Joins points that coincide within a piece, and drops faces without area. */
export function weld(solid: Solid): Welded {
  const points: Vec3[] = [];
  const faces: Face[] = [];
  for (const { mesh, material } of solid.pieces) {
    const ids = weldPoints(mesh, points);
    for (const [at, face] of mesh.faces.entries()) {
      const corners = distinct(face.map((i) => ids[i] ?? 0));
      if (corners.length < 3) continue;
      const loop = corners.map((i) => points[i] as Vec3);
      const spread = newell(loop);
      const area = length(spread);
      if (area < 1e-6) continue;
      const normal = times(spread, 1 / area);
      faces.push({ corners, normal, area, centre: middle(loop), material, spacing: spacingOf(mesh, at) });
    }
  }
  return { points, faces };
}

function weldPoints(mesh: Mesh, points: Vec3[]): number[] {
  const { min, max } = boundsOf(mesh.points);
  const step = Math.max(length(subtract(max, min)) / 50000, 0.002);
  const known = new Map<number, number>();
  return mesh.points.map((p) => {
    const key =
      (Math.round((p[0] - min[0]) / step) * 65536 + Math.round((p[1] - min[1]) / step)) * 65536 +
      Math.round((p[2] - min[2]) / step);
    const old = known.get(key);
    if (old !== undefined) return old;
    known.set(key, points.length);
    points.push(p);
    return points.length - 1;
  });
}

const distinct = (ids: number[]): number[] => ids.filter((id, i) => id !== ids[(i + ids.length - 1) % ids.length]);

const middle = (loop: readonly Vec3[]): Vec3 =>
  times(
    loop.reduce((s, p) => add(s, p), [0, 0, 0] as Vec3),
    1 / loop.length,
  );

function newell(loop: readonly Vec3[]): Vec3 {
  const [origin] = loop;
  let sum: Vec3 = [0, 0, 0];
  if (!origin) return sum;
  for (let i = 1; i + 1 < loop.length; i += 1) {
    const c = cross(subtract(loop[i] as Vec3, origin), subtract(loop[i + 1] as Vec3, origin));
    sum = [sum[0] + c[0] / 2, sum[1] + c[1] / 2, sum[2] + c[2] / 2];
  }
  return sum;
}

/** Corner triples of a face as a fan. */
export function fan(corners: readonly number[]): [number, number, number][] {
  const [first = 0] = corners;
  return corners.slice(1, -1).map((b, i) => [first, b, corners[i + 2] ?? 0]);
}
