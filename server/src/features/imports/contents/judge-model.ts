// Reads a 3D model (glTF 2.0) as far as an import must know it: whole, of one file, its nodes in a tree, their names.
import type { FileBytes } from './file-bytes.ts';
import type { Judged } from './judged.ts';
import { LINKED, strayLink } from './model-links.ts';

const MAGIC = 0x46_54_6c_67;
const JSON_CHUNK = 0x4e_4f_53_4a;
const HEADER = 12;
const CHUNK_HEADER = 8;

const refused = (words: string): Judged => ({ problem: `a 3D model in binary glTF 2.0 (GLB): ${words}` });

/** What is wrong with a GLB file, or the names of its nodes. */
export async function judgeGlb({ size, read }: FileBytes): Promise<Judged> {
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
  const judged = judgeGltf(await read(HEADER + CHUNK_HEADER, end - HEADER - CHUNK_HEADER), size > end);
  return 'problem' in judged ? refused(judged.problem) : judged;
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

/** What is wrong with the JSON of a model, or the names of its nodes; `hasBinary` where bytes lie beside it in the same file. */
export function judgeGltf(bytes: Buffer, hasBinary = false): Judged {
  const model = parse(bytes);
  if (!model) return { problem: 'its JSON cannot be read' };
  if (!/^2(\.\d+)?$/.test(textOf(recordOf(model['asset'])?.['version'], '')))
    return { problem: 'its asset is not of version 2' };
  const elsewhere = ['buffers', 'images']
    .flatMap((name) => listOf(model[name]))
    .find((one, at) => isElsewhere(one, hasBinary && at === 0));
  if (elsewhere) return { problem: `${textOf(elsewhere['uri'], 'a buffer or picture')} does not lie within the file` };
  const nodes = listOf(model['nodes']);
  if (!isTree(nodes)) return { problem: 'its nodes are no tree' };
  const stray = strayLink(new Map(LINKED.map((name) => [name, listOf(model[name])])));
  if (stray) return { problem: stray };
  return { names: new Set(nodes.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))) };
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
