// Putting shapes in place and making solids of them.
import type { MaterialName, Mesh, Piece, Solid, Transform, Vec3 } from '../types.ts';
import { apply, chain, shift, turn } from '../vector.ts';

/** The same mesh moved; a mirroring map turns the faces so that they still look outwards. */
export function placed(mesh: Mesh, ...steps: [Transform, ...Transform[]]): Mesh {
  const [first, ...rest] = steps;
  const t = rest.reduce((sum, step) => chain(sum, step), first);
  const points = mesh.points.map((p) => apply(t, p));
  const faces = isMirror(t) ? mesh.faces.map((face) => [...face].reverse()) : mesh.faces;
  return { ...mesh, points, faces };
}

function isMirror(t: Transform): boolean {
  const det =
    t[0] * (t[5] * t[10] - t[6] * t[9]) - t[1] * (t[4] * t[10] - t[6] * t[8]) + t[2] * (t[4] * t[9] - t[5] * t[8]);
  return det < 0;
}

export const move = (mesh: Mesh, x: number, y: number, z: number): Mesh => placed(mesh, shift(x, y, z));
/** z becomes x: for shafts and pins that lie across. */
export const acrossX = (mesh: Mesh, x = 0, y = 0, z = 0): Mesh => placed(mesh, turn('y', 90), shift(x, y, z));
/** z becomes y: for pins that run front to back. */
export const acrossY = (mesh: Mesh, x = 0, y = 0, z = 0): Mesh => placed(mesh, turn('x', -90), shift(x, y, z));

export const mirrorX = (mesh: Mesh): Mesh => placed(mesh, [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]);
export const mirrorY = (mesh: Mesh): Mesh => placed(mesh, [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0]);

/** `count` copies on a circle about z; the mesh is given on the x axis at its radius. */
export function around(mesh: Mesh, count: number, startDegrees = 0): Mesh {
  return joined(Array.from({ length: count }, (_, i) => placed(mesh, turn('z', startDegrees + (360 * i) / count))));
}

/** Copies at the given offsets, as one mesh. */
export const repeated = (mesh: Mesh, offsets: readonly Vec3[]): Mesh =>
  joined(offsets.map(([x, y, z]) => move(mesh, x, y, z)));

export function joined(meshes: readonly Mesh[]): Mesh {
  const points: Vec3[] = [];
  const faces: (readonly number[])[] = [];
  const spacing: number[] = [];
  for (const mesh of meshes) {
    const start = points.length;
    points.push(...mesh.points);
    for (const face of mesh.faces) faces.push(start === 0 ? face : face.map((i) => i + start));
    for (let i = 0; i < mesh.faces.length; i += 1) spacing.push(spacingOf(mesh, i));
  }
  return spacing.some((v) => v > 0) ? { points, faces, spacing } : { points, faces };
}

/** Distance of repeated lines at a face, 0 where there are none. */
export const spacingOf = ({ spacing }: Mesh, face: number): number =>
  typeof spacing === 'number' ? spacing : (spacing?.[face] ?? 0);

export const piece = (material: MaterialName, ...meshes: Mesh[]): Piece => ({
  material,
  mesh: meshes.length === 1 && meshes[0] ? meshes[0] : joined(meshes),
});

export const solid = (...pieces: (Piece | readonly Piece[])[]): Solid => ({ pieces: pieces.flat() });

/** Another solid put into this one. */
export const within = (inner: Solid, ...steps: [Transform, ...Transform[]]): Piece[] =>
  inner.pieces.map(({ mesh, material }) => ({ material, mesh: placed(mesh, ...steps) }));

export interface Bounds {
  min: Vec3;
  max: Vec3;
}

export function boundsOf(points: Iterable<Vec3>): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const p of points) {
    for (const k of [0, 1, 2] as const) {
      if (p[k] < min[k]) min[k] = p[k];
      if (p[k] > max[k]) max[k] = p[k];
    }
  }
  return { min, max };
}

export function* pointsOf(solid: Solid): Generator<Vec3> {
  for (const { mesh } of solid.pieces) yield* mesh.points;
}
