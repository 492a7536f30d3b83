// Sends a file that is too large for one request piece by piece, and goes on where it was when it is sent again (product §8 manuals).
import type { ResultOf } from '@outrigger/contract';
import { largeFileCalls } from '@outrigger/contract/calls/large-files.ts';
import { request } from './api.ts';
import { isRefused } from './failures.ts';
import { sendFile } from './send-file.ts';

const { beginLargeFile, sendPiece, endLargeFile } = largeFileCalls;

/** Hears the share that has gone out, from 0 to 1, whatever went out before. */
interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Files all of whose pieces are with the shop, by their numbers there: the answer to their end was lost, or never came. */
const whole = new WeakMap<File, number>();

/** The upload that was made of the file. */
export async function sendInPieces(file: File, options: SendOptions): Promise<ResultOf<typeof endLargeFile>> {
  const sent = whole.get(file);
  if (sent === undefined) return await end(file, await sendPieces(file, options), options);
  try {
    return await end(file, sent, options);
  } catch (error) {
    // The shop has forgotten it, or lacks a piece.
    if (!isRefused(error, 'uploadFailed')) throw error;
    whole.delete(file);
    return await end(file, await sendPieces(file, options), options);
  }
}

/** A file that was ended would be begun anew: it is asked for its end until that is answered. */
async function end(file: File, largeFileId: number, { signal }: SendOptions): Promise<ResultOf<typeof endLargeFile>> {
  whole.set(file, largeFileId);
  const made = await request(endLargeFile, { largeFileId }, { signal });
  whole.delete(file);
  return made;
}

async function sendPieces(file: File, { signal, onProgress }: SendOptions): Promise<number> {
  const announced = { name: file.name, sizeBytes: file.size, mark: String(file.lastModified) };
  const { largeFileId, pieceBytes, ...begun } = await request(beginLargeFile, announced, { signal });
  for (let { received } = begun; received * pieceBytes < file.size; ) {
    const start = received * pieceBytes;
    const piece = new File([file.slice(start, start + pieceBytes)], file.name);
    const tell = (share: number) => onProgress((start + share * piece.size) / file.size);
    const input = { largeFileId, pieceNo: received };
    ({ received } = await sendFile(sendPiece, piece, { signal, onProgress: tell, input }));
  }
  return largeFileId;
}
