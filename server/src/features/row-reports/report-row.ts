// Keeps the word that a row, a figure or a part is wrong, with its photos (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { countHit } from '../../platform/counters.store.ts';
import { inTransaction } from '../../platform/db/db.ts';
import type { Answering } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import { claimUploads } from '../uploads/index.ts';
import { areThere, readOwnReports } from './row-reports.reads.ts';
import { insertReport } from './row-reports.store.ts';

type ReportRow = typeof calls.rowReports.reportRow;

const HOUR = 3600;

/** Takes sixty an hour from one person; machine, figure and part must be there, photos his own. */
export async function reportRow(
  { db, caller, language }: CustomerContext,
  input: ParsedOf<ReportRow>,
  keep: Answering['keep'],
): Promise<ResultOf<ReportRow>> {
  await countHit(db, { name: 'reportsOf', subject: String(caller.userId), hits: 60, seconds: HOUR });
  const { fileIds = [], ...said } = input;
  if (!(await areThere(db, said))) refuse('notFound');
  return await inTransaction(db, async (trx) => {
    await claimUploads(trx, caller, fileIds);
    const id = (await insertReport(trx, caller, { ...said, fileIds, language })) ?? refuse('uploadFailed');
    const [report] = await readOwnReports(trx, caller, { id });
    const kept = report ?? refuse('notFound');
    await keep(trx, kept);
    return kept;
  });
}
