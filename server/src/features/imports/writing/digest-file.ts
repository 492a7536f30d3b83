// The digest of a file together with the rules it is read by: a release that reads it otherwise does not know it again.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { limits } from '@outrigger/contract';
import type { Kind } from '../format/kinds/kind.ts';

const inWords = (_: string, value: unknown): unknown => (value instanceof RegExp ? String(value) : value);

/** SHA-256, 32 bytes; about a second for a gigabyte. */
export async function digestFile(path: string, kind: Kind): Promise<Buffer> {
  const hash = createHash('sha256').update(`${limits.appVersion} ${JSON.stringify(kind, inWords)}\n`);
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(bytes as Buffer);
  return hash.digest();
}
