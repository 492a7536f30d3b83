// How a large file is cut (product §8 manuals).
import { limits } from '@outrigger/contract';

const MEGABYTE = 1024 * 1024;
/** Bytes of every piece but the last. */
export const PIECE_BYTES = limits.pieceMegabytes * MEGABYTE;
/** A file of so many bytes is too large. */
export const LARGE_FILE_BYTES = limits.largeFileMegabytes * MEGABYTE;

/** How many pieces a file of so many bytes has. */
export const pieceCount = (sizeBytes: number): number => Math.ceil(sizeBytes / PIECE_BYTES);

/** Bytes of one piece, counted from 0; none of what lies behind the end. */
export const sizeOfPiece = (sizeBytes: number, pieceNo: number): number =>
  Math.max(0, Math.min(PIECE_BYTES, sizeBytes - pieceNo * PIECE_BYTES));
