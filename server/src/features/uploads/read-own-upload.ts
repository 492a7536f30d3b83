// Gives another feature the bytes of an upload, for what it keeps elsewhere (product §8: manuals, models and pictures of the catalogue, banners).
import { buffer } from 'node:stream/consumers';
import { limits } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import type { StoredFile } from '../../platform/outside/file-store.ts';
import { onDisk } from '../../platform/outside/on-disk.ts';
import { refuse } from '../../platform/refuse.ts';
import { FILE_KINDS, isPicture, kindOf } from './file-kind.rules.ts';
import { redrawPicture } from './redraw-picture.ts';
import { readOwnFile } from './uploads.store.ts';

/** The caller's own upload, whole: one that came in a single request; one that is larger, not his, or gone, is refused as not uploaded. */
export async function readOwnUpload(context: SignedInContext, fileId: number): Promise<Buffer> {
  const stored = await openOwn(context, fileId);
  if (stored.sizeBytes >= limits.uploadMegabytes * 1024 * 1024) {
    stored.stream.destroy();
    refuse('uploadFailed');
  }
  return await buffer(stored.stream);
}

/** The caller's own picture drawn no larger than this, and how a file of it is named at its end; any other file is refused. */
export async function readOwnPicture(
  context: SignedInContext,
  { fileId, edge }: { fileId: number; edge: number },
): Promise<{ bytes: Buffer; ending: string }> {
  const given = await readOwnUpload(context, fileId);
  const found = kindOf(given);
  if (found === null || !isPicture(found)) return refuse('uploadNotTaken', { kind: 'picture' });
  const { bytes, kind } = await redrawPicture(given, found, edge);
  return { bytes, ending: FILE_KINDS[kind].ending };
}

/** Lays the caller's own upload, of any size, on the disk for as long as it is worked on. */
export async function withOwnUpload<T>(
  context: SignedInContext,
  fileId: number,
  work: (file: { path: string; sizeBytes: number }) => Promise<T>,
): Promise<T> {
  const stored = await openOwn(context, fileId);
  return await onDisk(stored, (path) => work({ path, sizeBytes: stored.sizeBytes }));
}

async function openOwn({ db, caller, shop }: SignedInContext, fileId: number): Promise<StoredFile> {
  const storeKey = (await readOwnFile(db, caller.userId, fileId)) ?? refuse('uploadFailed');
  return (await shop.files.open(storeKey)) ?? refuse('uploadFailed');
}
