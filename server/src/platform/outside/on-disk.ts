// Lays a stored file on the disk for as long as it is worked on: what is large is read there piece by piece, wherever the store is.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from './file-store.ts';

/** Gives the path of a copy, which is gone when the work is over. */
export async function onDisk<T>({ stream }: StoredFile, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-stored-')).catch((error: unknown) => {
    stream.destroy();
    throw error;
  });
  try {
    const path = join(folder, 'whole');
    await pipeline(stream, createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
