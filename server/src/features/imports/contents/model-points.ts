// Whether the points of a glTF model's meshes are finite and those its faces name are there, read piece by piece from where they lie (docs/import-format.md).
import type { FileBytes } from './file-bytes.ts';
import type { ModelLists } from './model-links.ts';
import { COMPONENT_BYTES, type Extent, extentOf } from './model-numbers.ts';

/** So many bytes at a time, so that nothing else waits long. */
const PIECE = 1 << 20;
const FLOAT = 5126;
const WHOLE = [5121, 5123, 5125];
const READS: Record<number, (bytes: Buffer, at: number) => number> = {
  5121: (bytes, at) => bytes[at] ?? 0,
  5123: (bytes, at) => bytes.readUInt16LE(at),
  5125: (bytes, at) => bytes.readUInt32LE(at),
  5126: (bytes, at) => bytes.readFloatLE(at),
};
/** A primitive without indices. */
const NONE = -1;

type Primitive = { attributes?: { POSITION?: unknown }; indices?: unknown };

/** The first accessor with a point that is nowhere, or that names a point which is not there, in words; null where there is none. */
export async function strayPoint(lists: ModelLists, buffers: readonly FileBytes[]): Promise<string | null> {
  const known = new Set<string>();
  for (const { places, indices } of primitivesOf(lists)) {
    if (known.has(`${places} ${indices}`)) continue;
    known.add(`${places} ${indices}`);
    const count = Number(lists.get('accessors')?.[places]?.['count']);
    if (!(await isAll(lists, buffers, { at: places, isRight: Number.isFinite, kinds: [FLOAT] })))
      return `accessors ${places} holds a place that is no finite number`;
    if (!(await isAll(lists, buffers, { at: indices, isRight: (index) => index < count, kinds: WHOLE })))
      return `accessors ${indices} names a point beyond the ${count} of accessors ${places}`;
  }
  return null;
}

function primitivesOf(lists: ModelLists): { places: number; indices: number }[] {
  const primitives = (lists.get('meshes') ?? []).flatMap(({ primitives: some }) =>
    Array.isArray(some) ? (some as (Primitive | null)[]) : [],
  );
  return primitives.flatMap((one) => {
    const places = one?.attributes?.POSITION;
    return typeof places === 'number'
      ? [{ places, indices: typeof one?.indices === 'number' ? one.indices : NONE }]
      : [];
  });
}

type Wanted = { at: number; isRight: (value: number) => boolean; kinds: readonly number[] };

/** Whether each value is right; what is of another kind, or has no bytes of its own, is not judged. */
async function isAll(
  lists: ModelLists,
  buffers: readonly FileBytes[],
  { at, isRight, kinds }: Wanted,
): Promise<boolean> {
  const accessor = lists.get('accessors')?.[at];
  const extent = accessor && extentOf(lists, accessor);
  const bytes = extent && buffers[extent.buffer];
  const kind = Number(accessor?.['componentType']);
  const read = READS[kind];
  if (!bytes || !read || !kinds.includes(kind)) return true;
  for await (const piece of piecesOf(bytes, extent))
    for (let start = 0; start < piece.length; start += extent.stride)
      for (let value = start; value < start + extent.bytesEach; value += COMPONENT_BYTES[kind] ?? 1)
        if (!isRight(read(piece, value))) return false;
  return true;
}

async function* piecesOf(bytes: FileBytes, { from, stride, count, bytesEach }: Extent): AsyncGenerator<Buffer> {
  const atOnce = Math.max(1, Math.floor(PIECE / stride));
  for (let done = 0; done < count; done += atOnce)
    yield await bytes.read(from + done * stride, (Math.min(atOnce, count - done) - 1) * stride + bytesEach);
}
