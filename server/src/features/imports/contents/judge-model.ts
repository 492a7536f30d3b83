// Reads a 3D model (glTF 2.0) as far as an import must know it: whole, of one file, something to show, its nodes in a tree, their names.
import { setImmediate } from 'node:timers/promises';
import { packingOf } from '@outrigger/contract';
import { contentLimits, tooLarge } from './content-limits.ts';
import { bytesOf, type FileBytes } from './file-bytes.ts';
import type { Judged } from './judged.ts';
import { LINKED, type ModelLists, sceneProblem, strayLink } from './model-links.ts';
import { strayExtent, strayNumber } from './model-numbers.ts';
import { strayPoint } from './model-points.ts';

const MAGIC = 0x46_54_6c_67;
const JSON_CHUNK = 0x4e_4f_53_4a;
const HEADER = 12;
const CHUNK_HEADER = 8;

const JSON_MOST = contentLimits.modelJsonBytes;
const WHAT = 'a 3D model in binary glTF 2.0 (GLB)';

const refused = (words: string): Judged => ({ problem: `${WHAT}: ${words}` });

/** What is wrong with a GLB file, or the names of its nodes. */
export async function judgeGlb({ size, read }: FileBytes): Promise<Judged> {
  const large = tooLarge(WHAT, size, contentLimits.modelBytes);
  if (large !== null) return { problem: large };
  const head = await read(0, HEADER + CHUNK_HEADER);
  if (head.length < HEADER || head.readUInt32LE(0) !== MAGIC) return refused('the file does not begin with glTF');
  if (head.readUInt32LE(4) !== 2) return refused(`its version is ${head.readUInt32LE(4)}`);
  const length = head.readUInt32LE(8);
  if (length !== size) return refused(`its head says ${length} bytes, the file has ${size}`);
  if (head.length < HEADER + CHUNK_HEADER || head.readUInt32LE(16) !== JSON_CHUNK)
    return refused('its first chunk is not JSON');
  const end = HEADER + CHUNK_HEADER + head.readUInt32LE(12);
  if (end > size || end % 4 !== 0) return refused('its JSON chunk does not end within the file, at a multiple of four');
  if (!(await hasWholeChunks({ size, read }, end))) return refused('a chunk ends beyond the file');
  const json = { size: end - HEADER - CHUNK_HEADER, read: async () => read(HEADER + CHUNK_HEADER, json.size) };
  const judged = await judgeJson(json, size > end ? await chunkAt({ size, read }, end) : undefined);
  return 'problem' in judged ? { ...judged, ...refused(judged.problem) } : judged;
}

async function chunkAt({ read }: FileBytes, at: number): Promise<FileBytes> {
  const length = (await read(at, CHUNK_HEADER)).readUInt32LE(0);
  return {
    size: length,
    read: (from, wanted) => read(at + CHUNK_HEADER + from, Math.max(0, Math.min(wanted, length - from))),
  };
}

async function hasWholeChunks({ size, read }: FileBytes, from: number): Promise<boolean> {
  let at = from;
  while (at < size) {
    const head = await read(at, CHUNK_HEADER);
    if (head.length < CHUNK_HEADER) return false;
    at += CHUNK_HEADER + head.readUInt32LE(0);
  }
  return at === size;
}

/** What is wrong with a model as text, whose bytes stand in it as data addresses, or the names of its nodes. */
export async function judgeGltf(file: FileBytes): Promise<Judged> {
  const judged = await judgeJson(file);
  return 'problem' in judged ? { ...judged, problem: `a 3D model in glTF 2.0: ${judged.problem}` } : judged;
}

/** `binary` are the bytes beside the JSON in the same file. Large models are judged in steps, so that nothing else waits long. */
async function judgeJson({ size, read }: FileBytes, binary?: FileBytes): Promise<Judged> {
  const large = tooLarge('JSON', size, JSON_MOST);
  if (large !== null) return { problem: large };
  const model = parse(await read(0, size));
  if (!model) return { problem: 'its JSON cannot be read' };
  await setImmediate();
  const packing = packingOf(model);
  if (packing !== undefined)
    return { problem: `it is compressed (${packing}); export it without compression`, isCompressed: true };
  const lists: ModelLists = new Map(LINKED.map((name) => [name, listOf(model[name])]));
  const problem = outerProblem(model, lists, binary !== undefined) ?? (await innerProblem(model, lists, binary));
  if (problem !== null) return { problem };
  return namesIn(lists.get('nodes') ?? []);
}

/** The names of nodes, and the part codes that their extras say. */
function namesIn(nodes: readonly Record<string, unknown>[]): Extract<Judged, { names: unknown }> {
  const [names, codes] = [new Set<string>(), new Map<string, string>()];
  for (const { name, extras } of nodes) {
    if (typeof name !== 'string') continue;
    names.add(name);
    const said = recordOf(extras);
    const code = textOf(said?.['partNumber'], textOf(said?.['partCode'], ''));
    if (code !== '') codes.set(name, code);
  }
  return codes.size > 0 ? { names, codes } : { names };
}

function outerProblem(model: Record<string, unknown>, lists: ModelLists, hasBinary: boolean): string | null {
  if (!/^2(\.\d+)?$/.test(textOf(recordOf(model['asset'])?.['version'], ''))) return 'its asset is not of version 2';
  const elsewhere = [lists.get('buffers') ?? [], listOf(model['images'])]
    .flatMap((list, at) => list.map((one, nth) => ({ one, isBinary: hasBinary && at === 0 && nth === 0 })))
    .find(({ one, isBinary }) => isElsewhere(one, isBinary));
  if (elsewhere) return `${textOf(elsewhere.one['uri'], 'a buffer or picture')} does not lie within the file`;
  return isTree(lists.get('nodes') ?? []) ? null : 'its nodes are no tree';
}

async function innerProblem(
  model: Record<string, unknown>,
  lists: ModelLists,
  binary: FileBytes | undefined,
): Promise<string | null> {
  await setImmediate();
  const stray = strayLink(lists) ?? sceneProblem(lists, model['scene']) ?? strayNumber(lists);
  if (stray !== null) return stray;
  await setImmediate();
  const buffers = (lists.get('buffers') ?? []).map(({ uri }) =>
    typeof uri === 'string' ? dataOf(uri) : (binary ?? EMPTY),
  );
  const lengths = buffers.map(({ size }) => size);
  return strayExtent(lists, lengths) ?? (await strayPoint(lists, buffers));
}

const EMPTY = bytesOf(Buffer.alloc(0));

/** The bytes of a data address. */
function dataOf(uri: string): FileBytes {
  const at = uri.indexOf(',') + 1;
  return bytesOf(Buffer.from(uri.slice(at), uri.slice(0, at).endsWith(';base64,') ? 'base64' : 'latin1'));
}

function parse(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    return recordOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return undefined;
  }
}

const recordOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((one) => recordOf(one) ?? {}) : [];

/** The first buffer of a binary file is what lies beside its JSON; an image may lie in a buffer. */
function isElsewhere({ uri, bufferView }: Record<string, unknown>, isBinary: boolean): boolean {
  if (uri === undefined) return bufferView === undefined && !isBinary;
  return typeof uri !== 'string' || !uri.startsWith('data:');
}

/** Each node hangs on one other at most and on itself by no way; a viewer would walk for ever. */
function isTree(nodes: readonly Record<string, unknown>[]): boolean {
  const parents = new Map<number, number>();
  for (const [at, { children }] of nodes.entries())
    for (const child of Array.isArray(children) ? (children as unknown[]) : []) {
      if (typeof child !== 'number' || !nodes[child] || parents.has(child)) return false;
      parents.set(child, at);
    }
  return !hasCircle(parents);
}

/** Walks up from each node as far as no walk before it came, so that a chain of any length is walked once. */
function hasCircle(parents: ReadonlyMap<number, number>): boolean {
  const walks = new Map<number, number>();
  for (const start of parents.keys()) {
    let at: number | undefined = start;
    for (; at !== undefined && !walks.has(at); at = parents.get(at)) walks.set(at, start);
    if (at !== undefined && walks.get(at) === start) return true;
  }
  return false;
}
