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
import { holdLargeFile, type LargeFile, noteEnd, pieceKeys, readLargeFile, readMade } from './large-files.store.ts';
import { pieceCount } from './pieces.rules.ts';

type End = typeof calls.largeFiles.endLargeFile;

/** The whole lies in the store before its row says so, and the pieces go after it; one whose answer was lost is answered again. */
export async function endLargeFile(context: SignedInContext, { largeFileId }: ParsedOf<End>): Promise<ResultOf<End>> {
  const { db, caller, shop } = context;
  const file = (await readLargeFile(db, caller.userId, largeFileId)) ?? refuse('uploadFailed');
  if (file.fileId !== null) return (await readMade(db, file.fileId)) ?? refuse('uploadFailed');
  const keys = await pieceKeys(db, largeFileId);
  if (keys.length !== pieceCount(file.sizeBytes)) refuse('uploadFailed');
  const storeKey = `upload/${newToken()}`;
  const digest = createHash('sha256');
  await shop.files.put(storeKey, Readable.from(joined(shop.files, keys, digest), { objectMode: false }));
  const made = await note(context, file, { storeKey, sha256: digest.digest() }).catch(async (error: unknown) => {
    await shop.files.remove(storeKey);
    throw error;
  });
  for (const key of keys) await shop.files.remove(key);
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
    return made;
  });
}
