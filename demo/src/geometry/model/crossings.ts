// The lines where bodies of one solid run into each other, which no body has as an edge of its own.
import { boundsOf } from '../primitives/place.ts';
import type { Vec3 } from '../types.ts';
import { add, cross, dot, length, subtract, times } from '../vector.ts';
import { type Edge, fan, type Welded } from './triangles.ts';

interface Triangle {
  p: readonly [Vec3, Vec3, Vec3];
  normal: Vec3;
  min: Vec3;
  max: Vec3;
  spacing: number;
}

interface Body {
  triangles: Triangle[];
  min: Vec3;
  max: Vec3;
}

/** More faces than this are a whole machine, where such lines are too fine to be seen. */
const MOST_FACES = 30_000;

export function crossings(welded: Welded): Edge[] {
  if (welded.faces.length > MOST_FACES) return [];
  const bodies = bodiesOf(welded);
  const edges: Edge[] = [];
  bodies.forEach((one, i) => {
    for (const two of bodies.slice(i + 1)) {
      if (!overlap(one, two)) continue;
      const near = two.triangles.filter((t) => overlap(t, one));
      for (const a of one.triangles) {
        if (!overlap(a, two)) continue;
        for (const b of near) if (overlap(a, b)) edges.push(...cut(a, b));
      }
    }
  });
  return edges;
}

function overlap(a: { min: Vec3; max: Vec3 }, b: { min: Vec3; max: Vec3 }): boolean {
  return (
    a.min[0] <= b.max[0] &&
    b.min[0] <= a.max[0] &&
    a.min[1] <= b.max[1] &&
    b.min[1] <= a.max[1] &&
    a.min[2] <= b.max[2] &&
    b.min[2] <= a.max[2]
  );
}

function bodiesOf({ points, faces }: Welded): Body[] {
  const parent = points.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? 0] ?? 0;
      at = parent[at] ?? 0;
    }
    return at;
  };
  for (const { corners } of faces) for (const i of corners) parent[root(i)] = root(corners[0] ?? 0);
  const groups = new Map<number, Triangle[]>();
  for (const face of faces) {
    const key = root(face.corners[0] ?? 0);
    const list = groups.get(key) ?? [];
    groups.set(key, list);
    for (const [a, b, c] of fan(face.corners)) {
      const p = [points[a], points[b], points[c]] as [Vec3, Vec3, Vec3];
      list.push({ p, normal: face.normal, spacing: face.spacing, ...boundsOf(p) });
    }
  }
  return [...groups.values()].map((triangles) => ({
    triangles,
    ...boundsOf(triangles.flatMap((t) => [t.min, t.max])),
  }));
}

function cut(a: Triangle, b: Triangle): Edge[] {
  if (Math.abs(dot(a.normal, b.normal)) > 0.9999) return [];
  const hits = [...pierced(a, b), ...pierced(b, a)];
  const [from] = hits;
  if (!from) return [];
  const to = hits.reduce((far, p) => (length(subtract(p, from)) > length(subtract(far, from)) ? p : far), from);
  if (length(subtract(to, from)) < 0.02) return [];
  const spacing = Math.max(a.spacing, b.spacing);
  return [{ a: from, b: to, kind: 'cut', n1: a.normal, n2: b.normal, convex: false, spacing }];
}

/** Points where the sides of one triangle go through the other. */
function pierced(sides: Triangle, plate: Triangle): Vec3[] {
  const heights = sides.p.map((p) => dot(subtract(p, plate.p[0]), plate.normal));
  const found: Vec3[] = [];
  for (const i of [0, 1, 2] as const) {
    const [h1 = 0, h2 = 0] = [heights[i], heights[(i + 1) % 3]];
    if (h1 * h2 > 0 || h1 === h2) continue;
    const from = sides.p[i];
    const hit = add(from, times(subtract(sides.p[((i + 1) % 3) as 0 | 1 | 2], from), h1 / (h1 - h2)));
    if (inside(hit, plate)) found.push(hit);
  }
  return found;
}

function inside(p: Vec3, { p: corners, normal }: Triangle): boolean {
  return ([0, 1, 2] as const).every((i) => {
    const from = corners[i];
    const to = corners[((i + 1) % 3) as 0 | 1 | 2];
    return dot(cross(subtract(to, from), subtract(p, from)), normal) >= -1e-6;
  });
}
