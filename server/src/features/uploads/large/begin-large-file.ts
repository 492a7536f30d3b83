// Begins a file that comes in pieces, or goes on with it (product §8 manuals).
import { type calls, limits, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { beginFile, forgetMoreThan, pieceKeys } from './large-files.store.ts';
import { LARGE_FILE_BYTES, PIECE_BYTES } from './pieces.rules.ts';
import { removeLoosePieces } from './remove-pieces.ts';

type Begin = typeof calls.largeFiles.beginLargeFile;

const HOUR = 3600;
/** So many of a person may be on their way; what he broke off longest ago gives way to the next. */
const MOST_ON_THE_WAY = 3;
/** So many may he begin in a day, each of which may fill 200 MB for as long. */
const MOST_A_DAY = 100;

/** The same file begun again is gone on with behind the pieces that are there. */
export async function beginLargeFile(
  { db, caller, ip, shop }: SignedInContext,
  given: ParsedOf<Begin>,
): Promise<ResultOf<Begin>> {
  const { userId } = caller;
  if (given.sizeBytes >= LARGE_FILE_BYTES) refuse('uploadTooLarge', { limitMegabytes: limits.largeFileMegabytes });
  await countHit(db, { name: 'uploadsOf', subject: String(userId), hits: 60, seconds: HOUR });
  await countHit(db, { name: 'uploadsFrom', subject: ip, hits: 300, seconds: HOUR });
  const largeFileId = await inTransaction(db, async (trx) => {
    const { id, isNew } = await beginFile(trx, { ...given, userId });
    if (!isNew) return id;
    await countHit(trx, { name: 'largeFilesOf', subject: String(userId), hits: MOST_A_DAY, seconds: 24 * HOUR });
    await forgetMoreThan(trx, { userId, kept: MOST_ON_THE_WAY });
    return id;
  });
  await removeLoosePieces(shop);
  return { largeFileId, pieceBytes: PIECE_BYTES, received: (await pieceKeys(db, largeFileId)).length };
}
