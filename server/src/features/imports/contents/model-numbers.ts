// Whether a glTF model's numbers are finite and its bytes reach as far as it says (docs/import-format.md).
import type { ModelEntry, ModelLists } from './model-links.ts';

/** How many numbers each way to place a node has. */
const PLACED = { matrix: 16, translation: 3, rotation: 4, scale: 3 };
/** Bytes of one number, by the kinds of number that accessors may hold. */
export const COMPONENT_BYTES: Record<number, number> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };
const COMPONENTS: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };

const isFiniteList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isFinite(one));
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The first place or bound that is not made of finite numbers, in words; null where all are. */
export function strayNumber(lists: ModelLists): string | null {
  for (const [at, node] of (lists.get('nodes') ?? []).entries())
    for (const [name, length] of Object.entries(PLACED)) {
      const value = node[name];
      if (value !== undefined && !(isFiniteList(value) && value.length === length))
        return `nodes ${at} has a ${name} that is not ${length} finite numbers`;
    }
  for (const [at, accessor] of (lists.get('accessors') ?? []).entries())
    for (const name of ['min', 'max'])
      if (accessor[name] !== undefined && !isFiniteList(accessor[name]))
        return `accessors ${at} has a ${name} that is not of finite numbers`;
  return null;
}

/** Where an accessor's values lie in its buffer, in bytes. */
export type Extent = { buffer: number; from: number; stride: number; count: number; bytesEach: number };

/** The values of an accessor; undefined where it has no bytes of its own. */
export function extentOf(lists: ModelLists, accessor: ModelEntry): Extent | undefined {
  const view = lists.get('bufferViews')?.[Number(accessor['bufferView'] ?? -1)];
  if (!view) return undefined;
  const bytesEach =
    (COMPONENT_BYTES[Number(accessor['componentType'])] ?? Number.NaN) *
    (COMPONENTS[String(accessor['type'])] ?? Number.NaN);
  const from = Number(view['byteOffset'] ?? 0) + Number(accessor['byteOffset'] ?? 0);
  const stride = Number(view['byteStride'] ?? bytesEach);
  return { buffer: Number(view['buffer']), from, stride, count: Number(accessor['count']), bytesEach };
}

/** The first piece that reaches beyond what holds it, in words; `lengths` are those the buffers really have. */
export function strayExtent(lists: ModelLists, lengths: readonly number[]): string | null {
  for (const [at, view] of (lists.get('bufferViews') ?? []).entries()) {
    const { byteOffset = 0, byteLength, buffer } = view;
    const has = Math.min(Number(lists.get('buffers')?.[Number(buffer)]?.['byteLength']), lengths[Number(buffer)] ?? 0);
    if (!isCount(byteOffset) || !isCount(byteLength) || !(byteOffset + byteLength <= has))
      return `bufferViews ${at} is to end at byte ${Number(byteOffset) + Number(byteLength)}, its buffer at ${has}`;
  }
  for (const [at, accessor] of (lists.get('accessors') ?? []).entries()) {
    const extent = extentOf(lists, accessor);
    if (extent && !isWithin(extent, lists.get('bufferViews')?.[Number(accessor['bufferView'])] ?? {}))
      return `accessors ${at} is of no known kind, or reads beyond its bufferView`;
  }
  return null;
}

function isWithin({ from, stride, count, bytesEach }: Extent, { byteOffset = 0, byteLength }: ModelEntry): boolean {
  const end = from + (count - 1) * stride + bytesEach;
  return isCount(count) && isCount(from) && stride >= bytesEach && end <= Number(byteOffset) + Number(byteLength);
}
