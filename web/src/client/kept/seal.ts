// Packs and encrypts what is kept for one person (product §3), under the browser's own key.
import { storedKey } from '../stored/stored-key.ts';
import type { Sealed } from './kept-database.ts';

const IV_BYTES = 12;

const through = (bytes: BlobPart, stream: GenericTransformStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

/** A value, packed and encrypted; a parts list becomes a tenth of its size. */
export async function seal(value: unknown): Promise<Sealed> {
  const packed = await through(JSON.stringify(value), new CompressionStream('gzip'));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await storedKey(), packed) };
}

/** What was sealed; rejects where another key sealed it. */
export async function unseal({ iv, bytes }: Sealed): Promise<unknown> {
  const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await storedKey(), bytes);
  return JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream('gzip'))));
}
