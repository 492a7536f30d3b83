// The carrier's 3D model cut to one figure, as the shop's viewer reads it: upright, in metres, with item numbers and ways apart (docs/architecture.md).
import { type GltfNode, jsonOf, withJson } from './glb-file.ts';

type Vec = readonly [number, number, number];

/** What a child of the assembly is in the figure's list. */
export type ModelLine = { itemNo: string; code: string; name: string };

/** The model counts in units of 0.4 mm, y downwards. */
const STAND = { name: 'root', rotation: [1, 0, 0, 0], scale: [0.0004, 0.0004, 0.0004] };

/** How far each step from the middle grows: sideways, upwards from the lowest part, lengthways. */
const APART: Vec = [1.2, 1.6, 0.5];
/** What sits inside another, such as a rim in its tyre, goes on past it. */
const INSIDE = 1.7;

/** The file of a figure; throws RangeError where no node is called like the assembly. */
export function figureModel(
  glb: Buffer,
  assembly: string,
  lineOf: (node: string) => ModelLine | undefined,
): Buffer<ArrayBuffer> {
  const json = jsonOf(glb);
  const known = json.nodes ?? [];
  const at = known.findIndex((node) => node.name === assembly);
  const whole = known[at];
  if (!whole) throw new RangeError(`the model has no node named ${assembly}`);
  const nodes = known.map((node) => without(node, at));
  const { matrix: _, ...standing } = whole;
  nodes[at] = standing;
  const ways = waysApart((whole.children ?? []).map((child) => placeOf(nodes[child])));
  for (const [i, child] of (whole.children ?? []).entries()) {
    const node = nodes[child];
    const line = lineOf(node?.name ?? '');
    if (!node || !line) continue;
    const { code: partCode, ...shown } = line;
    nodes[child] = { ...node, extras: { ...node.extras, ...shown, partCode, explode: ways[i] } };
  }
  return withJson(glb, {
    ...json,
    nodes: [...nodes, { ...STAND, children: [at] }],
    scene: 0,
    scenes: [{ nodes: [nodes.length] }],
  });
}

/** A node hangs on one other at most, and no list of children is empty. */
function without(node: GltfNode, child: number): GltfNode {
  const { children, ...rest } = node;
  const left = children?.filter((one) => one !== child) ?? [];
  return left.length > 0 ? { ...rest, children: left } : rest;
}

const placeOf = (node: GltfNode | undefined): Vec => {
  const [x = 0, y = 0, z = 0] = node?.matrix?.slice(12, 15) ?? [];
  return [x, y, z];
};

function waysApart(places: readonly Vec[]): Vec[] {
  const middle = (axis: 0 | 1 | 2) => places.reduce((sum, place) => sum + place[axis], 0) / Math.max(1, places.length);
  const from: Vec = [middle(0), Math.max(...places.map((place) => place[1])), middle(2)];
  const known = new Set<string>();
  return places.map((place) => {
    const share = known.has(String(place)) ? INSIDE : 1;
    known.add(String(place));
    const along = (axis: 0 | 1 | 2) => Number(((place[axis] - from[axis]) * APART[axis] * share).toFixed(3));
    return [along(0), along(1), along(2)];
  });
}
