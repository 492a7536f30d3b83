// Makes one upload of the pieces of a large file (product §8 manuals).
import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/outside/file-store.ts';
import { refuse } from '../../../platform/refuse.ts';
import { newToken } from '../../../platform/sessions/token.ts';
import { FILE_KINDS, nameOf } from '../file-kind.rules.ts';
import { insertFile } from '../uploads.store.ts';
import {
  deletePiece,
  holdLargeFile,
  insertPiece,
  type LargeFile,
  noteEnd,
  pieceKeys,
  readLargeFile,
  readMade,
} from './large-files.store.ts';
import { pieceCount } from './pieces.rules.ts';
import { removeLoosePieces, removePiece } from './remove-pieces.ts';

type End = typeof calls.largeFiles.endLargeFile;

/** Of two ends at once, and of one whose answer was lost, each is answered with the same upload. */
export async function endLargeFile(context: SignedInContext, { largeFileId }: ParsedOf<End>): Promise<ResultOf<End>> {
  const { db, caller } = context;
  const read = async () => await readLargeFile(db, caller.userId, largeFileId);
  const file = (await read()) ?? refuse('uploadFailed');
  if (file.fileId !== null) return (await readMade(db, file.fileId)) ?? refuse('uploadFailed');
  try {
    return await makeUpload(context, file);
  } catch (error) {
    // The other may have taken the pieces away while they were read here.
    const made = (await read())?.fileId ?? null;
    const upload = made === null ? null : await readMade(db, made);
    if (!upload) throw error;
    return upload;
  }
}

/** The whole lies in the store before its row says so, and the pieces go after it. */
async function makeUpload(context: SignedInContext, file: LargeFile): Promise<ResultOf<End>> {
  const { db, shop } = context;
  const keys = await pieceKeys(db, file.id);
  if (keys.length !== pieceCount(file.sizeBytes)) refuse('uploadFailed');
  const storeKey = `upload/${newToken()}`;
  if (!(await insertPiece(db, { largeFileId: file.id, pieceNo: null, storeKey }))) refuse('uploadFailed');
  const digest = createHash('sha256');
  let made: ResultOf<End>;
  try {
    await shop.files.put(storeKey, Readable.from(joined(shop.files, keys, digest), { objectMode: false }));
    made = await note(context, file, { storeKey, sha256: digest.digest() });
  } catch (error) {
    await removePiece(shop, storeKey);
    throw error;
  }
  // The upload is made: what is left over of its pieces goes with the routine.
  await removeLoosePieces(shop).catch(() => undefined);
  return made;
}

async function* joined(files: FileStore, keys: readonly string[], digest: Hash): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const stored = (await files.open(key)) ?? refuse('uploadFailed');
    for await (const bytes of stored.stream as AsyncIterable<Buffer>) {
      digest.update(bytes);
      yield bytes;
    }
  }
}

async function note(
  { db, caller }: SignedInContext,
  { id, name, sizeBytes }: LargeFile,
  whole: { storeKey: string; sha256: Buffer },
): Promise<ResultOf<End>> {
  return await inTransaction(db, async (trx) => {
    // Ended by two at once, the first is right.
    if ((await holdLargeFile(trx, id)) !== null) refuse('uploadFailed');
    const made = await insertFile(trx, {
      ...whole,
      companyId: caller.companyId,
      userId: caller.userId,
      name: nameOf(name, 'pdf'),
      mediaType: FILE_KINDS.pdf.mediaType,
      sizeBytes,
      purpose: 'document',
    });
    await noteEnd(trx, id, made.fileId);
    await deletePiece(trx, whole.storeKey);
    return made;
  });
}
