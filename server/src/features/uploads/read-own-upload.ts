// Gives another feature the bytes of an upload, for what it keeps elsewhere (product §8: manuals, models and pictures of the catalogue, banners).
import { buffer } from 'node:stream/consumers';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { FILE_KINDS, isPicture, kindOf } from './file-kind.rules.ts';
import { redrawPicture } from './redraw-picture.ts';
import { readOwnFile } from './uploads.store.ts';

/** The caller's own upload, whole: it is under 20 MB; one that is not his, or gone, is refused as not uploaded. */
export async function readOwnUpload({ db, caller, shop }: SignedInContext, fileId: number): Promise<Buffer> {
  const storeKey = (await readOwnFile(db, caller.userId, fileId)) ?? refuse('uploadFailed');
  const stored = (await shop.files.open(storeKey)) ?? refuse('uploadFailed');
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
