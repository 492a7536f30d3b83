// Whether what one part of a glTF model names is there in another: a node's mesh, a mesh's points, where their bytes lie.

type Entry = Record<string, unknown>;

/** The lists of a model that name one another. */
export const LINKED = ['nodes', 'meshes', 'accessors', 'bufferViews', 'buffers'] as const;
type Lists = ReadonlyMap<(typeof LINKED)[number], readonly Entry[]>;

/** The first name that leads nowhere, in words; null where all lead somewhere. */
export function strayLink(lists: Lists): string | null {
  for (const [from, entry, to, index] of linksOf(lists)) {
    if (index === undefined || (typeof index === 'number' && lists.get(to)?.[index])) continue;
    return `${from} ${entry} names ${to} ${JSON.stringify(index)}, which the model does not have`;
  }
  return null;
}

type Link = [from: string, entry: number, to: (typeof LINKED)[number], index: unknown];

function* linksOf(lists: Lists): Generator<Link> {
  for (const [at, { mesh }] of entriesOf(lists, 'nodes')) yield ['nodes', at, 'meshes', mesh];
  for (const [at, { primitives }] of entriesOf(lists, 'meshes')) yield* pointsOf(at, primitives);
  for (const [at, { bufferView }] of entriesOf(lists, 'accessors')) yield ['accessors', at, 'bufferViews', bufferView];
  for (const [at, { buffer }] of entriesOf(lists, 'bufferViews')) yield ['bufferViews', at, 'buffers', buffer ?? null];
}

function* pointsOf(mesh: number, primitives: unknown): Generator<Link> {
  for (const one of Array.isArray(primitives) ? (primitives as (Entry | null)[]) : []) {
    const { attributes, indices } = one ?? {};
    for (const accessor of Object.values(attributes ?? {})) yield ['meshes', mesh, 'accessors', accessor];
    yield ['meshes', mesh, 'accessors', indices];
  }
}

const entriesOf = (lists: Lists, name: (typeof LINKED)[number]) => (lists.get(name) ?? []).entries();
