// Takes one piece of a large file (product §8 manuals).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import { newToken } from '../../../platform/sessions/token.ts';
import { kindOf } from '../file-kind.rules.ts';
import { boundaryOf, openFilePart } from '../multipart-file.ts';
import { insertPiece, pieceKeys, readLargeFile } from './large-files.store.ts';
import { sizeOfPiece } from './pieces.rules.ts';

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
  await shop.files.put(storeKey, bytes);
  if (!(await insertPiece(db, { largeFileId, pieceNo, storeKey }))) await shop.files.remove(storeKey);
  return { received: await received() };
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
