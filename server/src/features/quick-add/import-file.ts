// Rows for the cart out of a file (spec §5 Import file): read in a thread of its own, a few files at a time.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { makeFewAtOnce } from '../../platform/few-at-once.ts';
import { refuse } from '../../platform/refuse.ts';
import { knownNamesOf } from './reading/known-codes.ts';
import { namesIn, rowsForMachines } from './reading/machine-lines.rules.ts';
import { readInWorker } from './reading/read-in-worker.ts';

type ImportFile = typeof calls.quickAdd.importFile;

const inTurn = makeFewAtOnce({ together: 2, mostWaiting: 20, secondsToWait: 10 });
const MEGABYTE = 1024 * 1024;

/** The list in a file with what its columns seem to hold; refuses what is too large, has too many rows, or cannot be read. */
export async function importFile(
  { db, caller, shop }: CustomerContext,
  { content, sheet }: ParsedOf<ImportFile>,
): Promise<ResultOf<ImportFile>> {
  const { importMaxMegabytes, importMaxRows: maxRow } = shop.config;
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > importMaxMegabytes * MEGABYTE) refuse('uploadTooLarge', { limitMegabytes: importMaxMegabytes });
  const read = await inTurn(() => readInWorker({ bytes, maxRows: maxRow, sheet }));
  if ('list' in read) return rowsForMachines(read.list, await knownNamesOf(db, caller.companyId, namesIn(read.list)));
  if (read.problem === 'tooManyRows') refuse('importTooManyRows', { maxRow });
  refuse('importFileUnreadable', { problem: read.problem });
}
