// Takes one piece of a large file (product §8 manuals).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import { newToken } from '../../../platform/sessions/token.ts';
import { kindOf } from '../file-kind.rules.ts';
import { boundaryOf, openFilePart } from '../multipart-file.ts';
import { holdLargeFile, insertPiece, noteStored, pieceKeys, readLargeFile } from './large-files.store.ts';
import { sizeOfPiece } from './pieces.rules.ts';
import { removePiece } from './remove-pieces.ts';

type Send = typeof calls.largeFiles.sendPiece;

/** Pieces come in turn, each as large as it must be; the first one shows what the file is. */
export async function takePiece(
  { db, caller, shop }: SignedInContext,
  { largeFileId, pieceNo }: ParsedOf<Send>,
  { request }: Pick<Answering, 'request'>,
): Promise<ResultOf<Send>> {
  const boundary = boundaryOf(request.headers['content-type']);
  const file = (await readLargeFile(db, caller.userId, largeFileId)) ?? refuse('uploadFailed');
  const received = async () => (await pieceKeys(db, largeFileId)).length;
  if (file.fileId !== null || pieceNo > (await received())) refuse('uploadFailed');
  const bytes = await wholeOf((await openFilePart(request.raw, boundary)).bytes, sizeOfPiece(file.sizeBytes, pieceNo));
  if (pieceNo === 0 && kindOf(bytes) !== 'pdf') refuse('uploadNotTaken', { kind: 'document' });
  const storeKey = `upload/piece/${newToken()}`;
  if (!(await insertPiece(db, { largeFileId, pieceNo, storeKey }))) refuse('uploadFailed');
  if (!(await isKept(shop, { largeFileId, storeKey, bytes }))) await removePiece(shop, storeKey);
  return { received: await received() };
}

/** Whether it was needed: the same may have come twice, or its file have been forgotten or ended meanwhile. */
async function isKept(
  { db, files }: SignedInContext['shop'],
  { largeFileId, storeKey, bytes }: { largeFileId: number; storeKey: string; bytes: Buffer },
): Promise<boolean> {
  await files.put(storeKey, bytes);
  return await inTransaction(
    db,
    async (trx) => (await holdLargeFile(trx, largeFileId)) === null && (await noteStored(trx, storeKey)),
  );
}

async function wholeOf(pieces: AsyncIterable<Buffer>, sizeBytes: number): Promise<Buffer> {
  const all: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > sizeBytes) refuse('uploadFailed');
    all.push(piece);
  }
  if (size !== sizeBytes || size === 0) refuse('uploadFailed');
  return Buffer.concat(all);
}
