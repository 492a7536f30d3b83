// Looks at the description of a model before it is read: what would never end or asks for files beside it is refused (product §5 3D manuals: broken ones give an error in place).

import { packingOf } from '@outrigger/contract';
import { CompressedModel } from './compressed-model.ts';

const GLB = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;

interface Described {
  nodes?: unknown;
  buffers?: unknown;
  images?: unknown;
}

/** Throws what is wrong with the file; what it lets pass can still fail to be read. */
export function checkGltf(bytes: ArrayBuffer): void {
  const gltf = describedIn(bytes);
  if (packingOf(gltf)) throw new CompressedModel();
  for (const one of [...listOf(gltf.buffers), ...listOf(gltf.images)]) {
    const { uri } = one as { uri?: unknown };
    if (uri !== undefined && !(typeof uri === 'string' && uri.startsWith('data:')))
      throw new Error('the model needs a file that is not part of it');
  }
  checkNodes(listOf(gltf.nodes));
}

function describedIn(bytes: ArrayBuffer): Described {
  const view = new DataView(bytes);
  const isBinary = bytes.byteLength >= 20 && view.getUint32(0, true) === GLB;
  if (isBinary && view.getUint32(16, true) !== JSON_CHUNK) throw new Error('the model does not describe itself');
  const text = isBinary ? new Uint8Array(bytes, 20, view.getUint32(12, true)) : new Uint8Array(bytes);
  const described: unknown = JSON.parse(new TextDecoder().decode(text));
  if (typeof described !== 'object' || described === null) throw new Error('the model is no description');
  return described;
}

/** A node below itself is waited for by itself: reading such a file never ends. A node below two is refused too, as the format does. */
function checkNodes(nodes: readonly unknown[]): void {
  const above = new Map<number, number>();
  for (const [at, node] of nodes.entries()) {
    for (const child of listOf((node as { children?: unknown }).children)) {
      if (typeof child !== 'number' || above.has(child)) throw new Error('a node of the model is below two others');
      above.set(child, at);
    }
  }
  for (const start of nodes.keys()) {
    let steps = 0;
    for (let at: number | undefined = start; at !== undefined; at = above.get(at))
      if (steps++ > nodes.length) throw new Error('a node of the model is below itself');
  }
}

const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error('the model lists what is no list');
  return value;
};
