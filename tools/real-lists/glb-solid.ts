// Reads the shape of a part or an assembly out of a binary glTF file, for the picture that the shop draws of it.
import type { Mesh, MaterialName, Piece, Solid, Vec3 } from '@outrigger/demo/src/geometry/types.ts';
import { binaryOf, jsonOf } from './glb-file.ts';

/** Column by column, as glTF writes it. */
type Matrix = readonly number[];

const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const FLOAT = 5126;
const SHORT = 5123;
/** What comes nearest to the colours of the model. */
const PAINTS: readonly (readonly [RegExp, MaterialName])[] = [
  [/black/i, 'plasticBlack'],
  [/blue/i, 'blue'],
  [/yellow/i, 'yellow'],
  [/red/i, 'red'],
  [/green/i, 'green'],
  [/white/i, 'white'],
  [/orange/i, 'orange'],
  [/trans|glass|clear/i, 'glass'],
  [/rubber/i, 'rubber'],
  [/dark/i, 'darkGrey'],
];

/** The shapes of the nodes of a file by the name or part number they carry; each stands as it is modelled, whatever holds it. */
export function readSolids(glb: Buffer): (name: string) => Solid | null {
  const json = jsonOf(glb);
  const binary = binaryOf(glb);
  const nodes = json.nodes ?? [];
  const numbers = (index: number): number[] => {
    const accessor = json.accessors?.[index];
    const view = json.bufferViews?.[accessor?.bufferView ?? -1];
    if (!accessor || !view) throw new RangeError(`the model has no accessor ${index}`);
    const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
    const count = accessor.count * (accessor.type === 'VEC3' ? 3 : 1);
    if (accessor.componentType === FLOAT)
      return Array.from({ length: count }, (_, i) => binary.readFloatLE(start + i * 4));
    if (accessor.componentType === SHORT)
      return Array.from({ length: count }, (_, i) => binary.readUInt16LE(start + i * 2));
    return Array.from({ length: count }, (_, i) => binary.readUInt32LE(start + i * 4));
  };
  const piecesOf = (index: number, place: Matrix): Piece[] => {
    const node = nodes[index];
    const own = (json.meshes?.[node?.mesh ?? -1]?.primitives ?? []).map((one) => {
      const [points, normals] = [one.attributes.POSITION, one.attributes.NORMAL].map((at) => triples(numbers(at)));
      const mesh = meshOf(points ?? [], normals ?? [], { order: numbers(one.indices), place });
      return { mesh, material: paintOf(json.materials?.[one.material]?.name ?? '') };
    });
    const below = (node?.children ?? []).flatMap((child) =>
      piecesOf(child, times(place, nodes[child]?.matrix ?? IDENTITY)),
    );
    return [...own, ...below];
  };
  return (name) => {
    const index = nodes.findIndex((node) => node.name === name || node.extras?.partNumber === name);
    const pieces = index < 0 ? [] : piecesOf(index, IDENTITY);
    return pieces.length > 0 ? { pieces } : null;
  };
}

const paintOf = (name: string): MaterialName => PAINTS.find(([words]) => words.test(name))?.[1] ?? 'lightGrey';

const triples = (flat: readonly number[]): Vec3[] =>
  Array.from({ length: flat.length / 3 }, (_, i) => [flat[i * 3] ?? 0, flat[i * 3 + 1] ?? 0, flat[i * 3 + 2] ?? 0]);

type Placed = { order: readonly number[]; place: Matrix };

/** Triangles turned outwards as their normals say, and stood up: the model's y points down, the shop's z up. */
function meshOf(points: readonly Vec3[], normals: readonly Vec3[], { order, place }: Placed): Mesh {
  const faces = Array.from({ length: order.length / 3 }, (_, i) => {
    const [a, b, c] = [order[i * 3] ?? 0, order[i * 3 + 1] ?? 0, order[i * 3 + 2] ?? 0];
    return isOutward([points[a], points[b], points[c]], normals[a]) ? [a, b, c] : [a, c, b];
  });
  return {
    points: points.map((point) => standing(moved(place, point))),
    faces: isMirror(place) ? faces.map((face) => face.toReversed()) : faces,
  };
}

function isOutward([a, b, c]: readonly (Vec3 | undefined)[], normal: Vec3 | undefined): boolean {
  if (!a || !b || !c || !normal) return true;
  const [u, v] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
  ] as const;
  const across = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  return across[0] * normal[0] + across[1] * normal[1] + across[2] * normal[2] >= 0;
}

const standing = ([x, y, z]: Vec3): Vec3 => [x, z, -y];

const at = (m: Matrix, row: number, column: number): number => m[column * 4 + row] ?? 0;

const moved = (m: Matrix, [x, y, z]: Vec3): Vec3 => {
  const along = (row: number) => at(m, row, 0) * x + at(m, row, 1) * y + at(m, row, 2) * z + at(m, row, 3);
  return [along(0), along(1), along(2)];
};

const times = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, i) =>
    [0, 1, 2, 3].reduce((sum, k) => sum + at(a, i % 4, k) * at(b, k, Math.floor(i / 4)), 0),
  );

const isMirror = (m: Matrix): boolean =>
  at(m, 0, 0) * (at(m, 1, 1) * at(m, 2, 2) - at(m, 1, 2) * at(m, 2, 1)) -
    at(m, 0, 1) * (at(m, 1, 0) * at(m, 2, 2) - at(m, 1, 2) * at(m, 2, 0)) +
    at(m, 0, 2) * (at(m, 1, 0) * at(m, 2, 1) - at(m, 1, 1) * at(m, 2, 0)) <
  0;
