// Gives another feature the bytes of an upload, for what it keeps elsewhere (product §8: manuals, models and pictures of the catalogue).
import { buffer } from 'node:stream/consumers';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readOwnFile } from './uploads.store.ts';

/** The caller's own upload, whole: it is under 20 MB; one that is not his, or gone, is refused as not uploaded. */
export async function readOwnUpload({ db, caller, shop }: SignedInContext, fileId: number): Promise<Buffer> {
  const storeKey = (await readOwnFile(db, caller.userId, fileId)) ?? refuse('uploadFailed');
  const stored = (await shop.files.open(storeKey)) ?? refuse('uploadFailed');
  return await buffer(stored.stream);
}
