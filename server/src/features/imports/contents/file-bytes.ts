// Bytes of a file, piece by piece where it lies in a folder, so that a book of any size is judged by its head and its end.
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../platform/outside/file-store.ts';

/** A file: how long it is, and its bytes from a place on, fewer where it ends before. */
export type FileBytes = { size: number; read: (from: number, length: number) => Promise<Buffer> };

/** Opens a file of a folder for as long as `work` needs it. */
export async function withFile<T>(path: string, work: (bytes: FileBytes) => Promise<T>): Promise<T> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const read = async (from: number, length: number) => {
      const wanted = Math.max(0, Math.min(length, size - from));
      const { buffer: bytes, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, from);
      return bytes.subarray(0, bytesRead);
    };
    return await work({ size, read });
  } finally {
    await handle.close();
  }
}

/** A file of the store, whole; undefined where there is none. */
export async function storedBytes(files: FileStore, key: string): Promise<FileBytes | undefined> {
  const stored = await files.open(key);
  if (!stored) return undefined;
  return bytesOf(await buffer(stored.stream));
}

/** Bytes that are at hand. */
export const bytesOf = (bytes: Buffer): FileBytes => ({
  size: bytes.length,
  read: async (from, length) => bytes.subarray(from, from + length),
});
