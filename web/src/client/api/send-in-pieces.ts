// Sends a file that is too large for one request piece by piece, and goes on where it was when it is sent again (product §8 manuals).
import type { ResultOf } from '@outrigger/contract';
import { largeFileCalls } from '@outrigger/contract/calls/large-files.ts';
import { request } from './api.ts';
import { sendFile } from './send-file.ts';

const { beginLargeFile, sendPiece, endLargeFile } = largeFileCalls;

/** Hears the share that has gone out, from 0 to 1, whatever went out before. */
interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** The upload that was made of the file. */
export async function sendInPieces(
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<ResultOf<typeof endLargeFile>> {
  const announced = { name: file.name, sizeBytes: file.size, mark: String(file.lastModified) };
  const { largeFileId, pieceBytes, ...begun } = await request(beginLargeFile, announced, { signal });
  for (let { received } = begun; received * pieceBytes < file.size; ) {
    const start = received * pieceBytes;
    const piece = new File([file.slice(start, start + pieceBytes)], file.name);
    const tell = (share: number) => onProgress((start + share * piece.size) / file.size);
    const input = { largeFileId, pieceNo: received };
    ({ received } = await sendFile(sendPiece, piece, { signal, onProgress: tell, input }));
  }
  return await request(endLargeFile, { largeFileId }, { signal });
}
