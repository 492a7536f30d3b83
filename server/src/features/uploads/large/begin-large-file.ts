// Begins a file that comes in pieces, or goes on with it (product §8 manuals).
import { type calls, limits, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { refuse } from '../../../platform/refuse.ts';
import { beginFile, pieceKeys } from './large-files.store.ts';
import { LARGE_FILE_BYTES, PIECE_BYTES } from './pieces.rules.ts';

type Begin = typeof calls.largeFiles.beginLargeFile;

/** The same file begun again is gone on with behind the pieces that are there. */
export async function beginLargeFile(
  { db, caller }: SignedInContext,
  given: ParsedOf<Begin>,
): Promise<ResultOf<Begin>> {
  if (given.sizeBytes >= LARGE_FILE_BYTES) refuse('uploadTooLarge', { limitMegabytes: limits.largeFileMegabytes });
  await countHit(db, { name: 'uploadsOf', subject: String(caller.userId), hits: 60, seconds: 3600 });
  const largeFileId = await beginFile(db, { ...given, userId: caller.userId });
  return { largeFileId, pieceBytes: PIECE_BYTES, received: (await pieceKeys(db, largeFileId)).length };
}
