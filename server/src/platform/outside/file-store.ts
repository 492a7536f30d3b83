// Keeps files under a key: on local disk here, behind the same port for other stores (product §1).
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { newToken } from '../sessions/token.ts';

/** Bytes of a file from its first to its last, both included; to its end where no last is said. */
export interface ByteRange {
  first: number;
  last?: number | undefined;
}

/** What is read of a stored file. */
export interface StoredFile {
  /** Of the whole file. */
  sizeBytes: number;
  stream: Readable;
  /** Which bytes the stream gives, where it is not all of them. */
  piece?: { first: number; last: number };
}

/** Where the bytes of uploads and product files lie. */
export interface FileStore {
  /** Writes whole or not at all. */
  put(key: string, bytes: Buffer | Readable): Promise<void>;
  /** Null where nothing is stored under the key; the whole where the range begins behind its end. */
  open(key: string, range?: ByteRange): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}

/** A file store in a folder; keys are relative paths and never lead out of it. */
export function makeFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    if (!path.startsWith(normalize(folder) + sep)) throw new RangeError('a file key leads out of the store');
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${newToken().slice(0, 8)}.part`;
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async open(key, range) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) return null;
      const piece = range && pieceOf(range, found.size);
      if (!piece) return { sizeBytes: found.size, stream: createReadStream(path) };
      const stream = createReadStream(path, { start: piece.first, end: piece.last });
      return { sizeBytes: found.size, stream, piece };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

function pieceOf({ first, last = Infinity }: ByteRange, sizeBytes: number): StoredFile['piece'] {
  return first < sizeBytes && first <= last ? { first, last: Math.min(last, sizeBytes - 1) } : undefined;
}
