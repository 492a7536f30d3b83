// Rows for the cart out of a file (spec §5 Import file): read in a thread of its own, a few files at a time.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { makeFewAtOnce } from '../../platform/few-at-once.ts';
import { refuse } from '../../platform/refuse.ts';
import { readKnown } from './reading/known-codes.ts';
import { matchMachines } from './reading/match-machines.ts';
import { readInWorker } from './reading/read-in-worker.ts';
import type { ListAsked } from './reading/read-list.ts';

type ImportFile = typeof calls.quickAdd.importFile;

const inTurn = makeFewAtOnce({ together: 2, mostWaiting: 20, secondsToWait: 10 });
const MEGABYTE = 1024 * 1024;

/** The list in a file with what its columns seem to hold; refuses what is too large, has too many rows, or cannot be read. */
export async function importFile(
  context: CustomerContext,
  { content, sheet }: ParsedOf<ImportFile>,
): Promise<ResultOf<ImportFile>> {
  const { shop } = context;
  const { importMaxMegabytes, importMaxRows: maxRow } = shop.config;
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > importMaxMegabytes * MEGABYTE) refuse('uploadTooLarge', { limitMegabytes: importMaxMegabytes });
  const read = await inTurn(() => readWhole(context, { bytes, maxRows: maxRow, sheet }));
  if ('table' in read) return read.table;
  if (read.problem === 'tooManyRows') refuse('importTooManyRows', { maxRow });
  refuse('importFileUnreadable', { problem: read.problem });
}

async function readWhole({ db, caller }: CustomerContext, asked: ListAsked) {
  const read = await readInWorker(asked);
  if ('problem' in read) return read;
  const { list, names } = read;
  return await matchMachines({ list, known: await readKnown(db, caller.companyId, names) });
}
