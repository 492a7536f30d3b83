// Sends large files in tests, one step at a time (architecture §7).
import { calls } from '@outrigger/contract';
import { multipartOf } from '../../../../test/multipart.ts';
import type { TestShop } from '../../../../test/shop.ts';
import { PIECE_BYTES, pieceCount } from './pieces.rules.ts';

const { beginLargeFile, sendPiece: pieceCall, endLargeFile } = calls.largeFiles;

/** What a sender announces. */
export interface Announced {
  name: string;
  sizeBytes: number;
  mark: string;
}

/** Begins a file for who has the token. */
export async function beginAs(it: TestShop, token: string, announced: Announced) {
  return (await it.ask(beginLargeFile, announced, { token })).result;
}

/** Sends one piece and gives what the answer says. */
export async function sendPiece(
  { app }: Pick<TestShop, 'app'>,
  token: string,
  { largeFileId, pieceNo, bytes }: { largeFileId: number; pieceNo: number; bytes: Buffer },
): Promise<{ received?: number; reason?: string }> {
  const { headers, payload } = multipartOf('book.pdf', bytes);
  const url = `/api${pieceCall.path.replace('{largeFileId}', String(largeFileId)).replace('{pieceNo}', String(pieceNo))}`;
  const answer = await app.inject({ method: 'POST', url, headers: { ...headers, ...(token && { token }) }, payload });
  return answer.json().result;
}

/** Begins a file and sends all its pieces; it is not ended. */
export async function sendAllPieces(it: TestShop, token: string, { bytes, mark }: { bytes: Buffer; mark: string }) {
  const { largeFileId } = await beginAs(it, token, { name: 'Service book.pdf', sizeBytes: bytes.length, mark });
  for (let pieceNo = 0; pieceNo < pieceCount(bytes.length); pieceNo += 1) {
    const at = pieceNo * PIECE_BYTES;
    await sendPiece(it, token, { largeFileId, pieceNo, bytes: bytes.subarray(at, at + PIECE_BYTES) });
  }
  return largeFileId;
}

/** Ends a file. */
export const endAs = (it: TestShop, token: string, largeFileId: number) =>
  it.ask(endLargeFile, { largeFileId }, { token });
