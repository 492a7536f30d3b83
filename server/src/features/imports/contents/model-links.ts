// Whether what one part of a glTF model names is there in another: a scene's nodes, a node's mesh, a mesh's points, where their bytes lie.

/** One scene, node, mesh or piece of bytes of a model, as its JSON has it. */
export type ModelEntry = Record<string, unknown>;

/** The lists of a model that name one another. */
export const LINKED = ['scenes', 'nodes', 'meshes', 'materials', 'accessors', 'bufferViews', 'buffers'] as const;
type List = (typeof LINKED)[number];
/** What a model holds, list by list. */
export type ModelLists = ReadonlyMap<List, readonly ModelEntry[]>;

/** The first name that leads nowhere, in words; null where all lead somewhere. */
export function strayLink(lists: ModelLists): string | null {
  for (const [from, entry, to, index] of linksOf(lists)) {
    if (index === undefined || (typeof index === 'number' && lists.get(to)?.[index])) continue;
    return `${from} ${entry} names ${to} ${JSON.stringify(index)}, which the model does not have`;
  }
  return null;
}

/** Why a viewer would have nothing to show, in words; null where it has something. */
export function sceneProblem(lists: ModelLists, scene: unknown = 0): string | null {
  if ((lists.get('nodes') ?? []).length === 0) return 'it has no nodes';
  const scenes = lists.get('scenes') ?? [];
  if (scenes.length === 0) return 'it has no scene';
  const shown = typeof scene === 'number' ? scenes[scene] : undefined;
  if (!shown) return `it is to show scene ${JSON.stringify(scene)}, which it does not have`;
  return Array.isArray(shown['nodes']) && shown['nodes'].length > 0 ? null : 'the scene it shows has no nodes';
}

type Link = [from: string, entry: number, to: List, index: unknown];

function* linksOf(lists: ModelLists): Generator<Link> {
  for (const [at, { nodes }] of entriesOf(lists, 'scenes'))
    for (const node of Array.isArray(nodes) ? (nodes as unknown[]) : []) yield ['scenes', at, 'nodes', node];
  for (const [at, { mesh }] of entriesOf(lists, 'nodes')) yield ['nodes', at, 'meshes', mesh];
  for (const [at, { primitives }] of entriesOf(lists, 'meshes')) yield* pointsOf(at, primitives);
  for (const [at, { bufferView }] of entriesOf(lists, 'accessors')) yield ['accessors', at, 'bufferViews', bufferView];
  for (const [at, { buffer }] of entriesOf(lists, 'bufferViews')) yield ['bufferViews', at, 'buffers', buffer ?? null];
}

function* pointsOf(mesh: number, primitives: unknown): Generator<Link> {
  for (const one of Array.isArray(primitives) ? (primitives as (ModelEntry | null)[]) : []) {
    const { attributes, indices, material } = one ?? {};
    for (const accessor of Object.values(attributes ?? {})) yield ['meshes', mesh, 'accessors', accessor];
    yield ['meshes', mesh, 'accessors', indices];
    yield ['meshes', mesh, 'materials', material];
  }
}

const entriesOf = (lists: ModelLists, name: List) => (lists.get(name) ?? []).entries();
