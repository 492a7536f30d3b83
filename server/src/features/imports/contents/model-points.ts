// Whether the points of a glTF model's meshes are finite, read piece by piece from where they lie (docs/import-format.md).
import type { FileBytes } from './file-bytes.ts';
import type { ModelLists } from './model-links.ts';
import { type Extent, extentOf } from './model-numbers.ts';

/** So many bytes at a time, so that nothing else waits long. */
const PIECE = 1 << 20;
const FLOAT = 5126;
const FLOAT_BYTES = 4;

/** The first accessor with a point that is nowhere, in words; null where all points are somewhere. */
export async function strayPoint(lists: ModelLists, buffers: readonly FileBytes[]): Promise<string | null> {
  for (const at of placesOf(lists)) {
    const accessor = lists.get('accessors')?.[at];
    const extent = accessor && extentOf(lists, accessor);
    const bytes = extent && buffers[extent.buffer];
    if (!bytes || accessor?.['componentType'] !== FLOAT) continue;
    if (!(await areFinite(bytes, extent))) return `accessors ${at} holds a place that is no finite number`;
  }
  return null;
}

function placesOf(lists: ModelLists): Set<number> {
  const places = new Set<number>();
  for (const { primitives } of lists.get('meshes') ?? [])
    for (const one of Array.isArray(primitives)
      ? (primitives as ({ attributes?: { POSITION?: unknown } } | null)[])
      : [])
      if (typeof one?.attributes?.POSITION === 'number') places.add(one.attributes.POSITION);
  return places;
}

async function areFinite(bytes: FileBytes, { from, stride, count, bytesEach }: Extent): Promise<boolean> {
  const atOnce = Math.max(1, Math.floor(PIECE / stride));
  for (let done = 0; done < count; done += atOnce) {
    const some = Math.min(atOnce, count - done);
    const piece = await bytes.read(from + done * stride, (some - 1) * stride + bytesEach);
    for (let start = 0; start < piece.length; start += stride)
      for (let at = start; at < start + bytesEach; at += FLOAT_BYTES)
        if (!Number.isFinite(piece.readFloatLE(at))) return false;
  }
  return true;
}
