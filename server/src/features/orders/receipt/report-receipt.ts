// What came short or damaged: the buyer reports it, and both read what was reported (product §7 receipt).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext, SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import { claimUploads } from '../../uploads/index.ts';
import { lockOrder } from '../life/order-moves.store.ts';
import { readReceiptReports } from './receipt-reports.reads.ts';
import { insertReceiptReport, lockReportable } from './receipt-reports.store.ts';

type Report = typeof calls.receipt.reportReceipt;
type Reports = typeof calls.receipt.receiptReports;

/** Keeps the word of the caller about a line of which no more can be reported than has left and was not given back. */
export async function reportReceipt(
  { db, caller }: CustomerContext,
  { orderNo, lineNo, fileIds = [], ...said }: ParsedOf<Report>,
  { keep }: Answering,
): Promise<ResultOf<Report>> {
  const { companyId, userId } = caller;
  return await inTransaction(db, async (trx) => {
    // Dispatch and delivery take the order before its lines, too.
    if (!(await lockOrder(trx, { orderNo, companyId }))) refuse('orderNotFound', { orderNo });
    const line =
      (await lockReportable(trx, { orderNo, lineNo, companyId })) ?? refuse('noSuchLine', { orderNo, lineNo });
    if (said.quantity > line.left) refuse('tooManyPieces', { code: line.code, most: line.left });
    await claimUploads(trx, caller, fileIds);
    const isKept = await insertReceiptReport(trx, line, {
      problem: said.problem,
      quantity: said.quantity,
      note: said.note,
      fileIds,
      companyId,
      userId,
    });
    if (!isKept) refuse('uploadFailed');
    const reports = (await readReceiptReports(trx, { orderNo, companyId })) ?? [];
    await keep(trx, reports);
    return reports;
  });
}

/** What the caller's company reported of an order. */
export const listReceiptReports = async (
  { db, caller: { companyId } }: CustomerContext,
  { orderNo }: ParsedOf<Reports>,
): Promise<ResultOf<Reports>> =>
  (await readReceiptReports(db, { orderNo, companyId })) ?? refuse('orderNotFound', { orderNo });

/** What was reported of an order, for the parts desk. */
export const listForDesk = async (
  { db }: SignedInContext,
  { orderNo }: ParsedOf<Reports>,
): Promise<ResultOf<Reports>> =>
  (await readReceiptReports(db, { orderNo, companyId: null })) ?? refuse('orderNotFound', { orderNo });
