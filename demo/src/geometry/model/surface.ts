// A solid made ready to be shown: smooth normals up to the crease angle, and the edges a draughtsman would draw.
import type { MaterialName, Solid, Vec3 } from '../types.ts';
import { dot, subtract } from '../vector.ts';
import { crossings } from './crossings.ts';
import { type Edge, type Face, fan, type Welded, weld } from './triangles.ts';

const CREASE = Math.cos((31.5 * Math.PI) / 180);

export interface Surface {
  /** Nine numbers a triangle each. */
  positions: Float32Array;
  normals: Float32Array;
  materials: readonly MaterialName[];
  edges: readonly Edge[];
}

const known = new WeakMap<Solid, Surface>();

export function surfaceOf(solid: Solid): Surface {
  const old = known.get(solid);
  if (old) return old;
  const welded = weld(solid);
  const surface = { ...shadedTriangles(welded), edges: [...edgesOf(welded), ...crossings(welded)] };
  known.set(solid, surface);
  return surface;
}

function shadedTriangles({ points, faces }: Welded): Omit<Surface, 'edges'> {
  const touching: Face[][] = points.map(() => []);
  for (const face of faces) for (const i of face.corners) touching[i]?.push(face);
  const positions: number[] = [];
  const normals: number[] = [];
  const materials: MaterialName[] = [];
  for (const face of faces) {
    const smooth = new Map(face.corners.map((i) => [i, cornerNormal(face, touching[i] ?? [])]));
    for (const triangle of fan(face.corners)) {
      materials.push(face.material);
      for (const i of triangle) {
        positions.push(...(points[i] as Vec3));
        normals.push(...(smooth.get(i) ?? face.normal));
      }
    }
  }
  return { positions: Float32Array.from(positions), normals: Float32Array.from(normals), materials };
}

function cornerNormal(face: Face, around: readonly Face[]): Vec3 {
  let [x, y, z] = [0, 0, 0];
  for (const other of around) {
    if (other.material !== face.material || dot(other.normal, face.normal) < CREASE) continue;
    x += other.normal[0] * other.area;
    y += other.normal[1] * other.area;
    z += other.normal[2] * other.area;
  }
  const size = Math.hypot(x, y, z);
  return size < 1e-9 ? face.normal : [x / size, y / size, z / size];
}

function edgesOf({ points, faces }: Welded): Edge[] {
  const sides = new Map<number, Face[]>();
  const count = points.length;
  for (const face of faces) {
    face.corners.forEach((a, i) => {
      const b = face.corners[(i + 1) % face.corners.length] ?? 0;
      const key = Math.min(a, b) * count + Math.max(a, b);
      const list = sides.get(key);
      if (list) list.push(face);
      else sides.set(key, [face]);
    });
  }
  const edges: Edge[] = [];
  for (const [key, [one, two]] of sides) {
    const a = points[Math.floor(key / count)];
    const b = points[key % count];
    if (!a || !b || !one) continue;
    const edge = edgeBetween([a, b], one, two);
    if (edge) edges.push(edge);
  }
  return edges;
}

function edgeBetween([a, b]: readonly [Vec3, Vec3], one: Face, two: Face | undefined): Edge | undefined {
  const base = { a, b, n1: one.normal, spacing: one.spacing };
  if (!two) return { ...base, n2: one.normal, kind: 'rim', convex: true };
  const bend = dot(one.normal, two.normal);
  if (bend > 0.99995 && one.material === two.material) return undefined;
  const reach = subtract(two.centre, a);
  const kind = bend < CREASE || one.material !== two.material ? 'sharp' : 'smooth';
  return { ...base, n2: two.normal, kind, convex: dot(reach, one.normal) <= 0 };
}
