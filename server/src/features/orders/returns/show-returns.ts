// Returns as their company and the parts desk see them; amounts only where they may be seen (product §4, §7).
import { type calls, limits, money, type ParsedOf, type ResultOf, type ReturnDetail } from '@outrigger/contract';
import type { CustomerContext, SignedInContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import { readDispatched } from './parcels.reads.ts';
import { parcelsOf } from './parcels.rules.ts';
import { OPEN } from './return.rules.ts';
import { type ReturnableRow, readReturnable } from './returnable.reads.ts';
import {
  type ReturnPageRow,
  type ReturnRow,
  readOpenReports,
  readPhotos,
  readReturn,
  readReturnLines,
  readReturns,
  readSender,
} from './returns.reads.ts';

type Calls = typeof calls.returns;
type Shown = Omit<ReturnDetail, 'mayWithdraw'>;

/** Lines that may come back. */
export async function listReturnable(
  { db, caller, language }: CustomerContext,
  input: ParsedOf<Calls['returnableLines']>,
): Promise<ResultOf<Calls['returnableLines']>> {
  const { page, pageSize } = input;
  const { rows, total } = await readReturnable(db, input, { companyId: caller.companyId, language });
  const maySee = mayViewPrices(caller);
  return { items: rows.map((row) => returnableOf(row, maySee)), total, page, pageSize };
}

function returnableOf({ unitPriceMinor, returnUntil, ...row }: ReturnableRow, maySee: boolean) {
  return {
    ...row,
    returnUntil: returnUntil.toISOString(),
    ...(maySee ? { unitPrice: money(unitPriceMinor, row.currency) } : {}),
  };
}

/** The company's returns. */
export async function listReturns(
  { db, caller }: CustomerContext,
  input: ParsedOf<Calls['returnList']>,
): Promise<ResultOf<Calls['returnList']>> {
  const { page, pageSize } = input;
  const { rows, total } = await readReturns(db, { ...input, companyId: caller.companyId });
  const maySee = mayViewPrices(caller);
  return { items: rows.map((row) => summaryOf(row, maySee)), total, page, pageSize };
}

/** Everybody's, for the parts desk. */
export async function listDeskReturns(
  { db }: SignedInContext,
  input: ParsedOf<Calls['deskReturns']>,
): Promise<ResultOf<Calls['deskReturns']>> {
  const { page, pageSize } = input;
  const { rows, total } = await readReturns(db, { ...input, companyId: null });
  return { items: rows.map((row) => ({ ...summaryOf(row, true), company: row.company })), total, page, pageSize };
}

/** One return of the caller's company; another company's answers like one that does not exist. */
export async function readOwnReturn(
  { db, caller, language }: CustomerContext,
  { returnNo }: ParsedOf<Calls['returnInfo']>,
): Promise<ResultOf<Calls['returnInfo']>> {
  const row =
    (await readReturn(db, { returnNo, companyId: caller.companyId })) ?? refuse('returnNotFound', { returnNo });
  const mayDecide = row.requestedById === caller.userId || caller.role === 'main';
  const shown = await showReturn(db, row, { language, maySee: mayViewPrices(caller) });
  return { ...shown, mayWithdraw: mayDecide && OPEN.includes(row.status) };
}

/** One return for the parts desk. */
export async function readDeskReturn(
  { db, language }: SignedInContext,
  { returnNo }: ParsedOf<Calls['deskReturn']>,
): Promise<ResultOf<Calls['deskReturn']>> {
  const row = (await readReturn(db, { returnNo, companyId: null })) ?? refuse('returnNotFound', { returnNo });
  const shown = await showReturn(db, row, { language, maySee: true });
  const openReports = await readOpenReports(db, row.id);
  const company = { id: row.companyId, name: row.company };
  return { ...shown, mayWithdraw: false, company, email: row.email, openReports };
}

/** A return with everything but what depends on who looks. */
async function showReturn(
  db: Db,
  row: ReturnPageRow,
  { language, maySee }: Pick<SignedInContext, 'language'> & { maySee: boolean },
): Promise<Shown> {
  const [lines, photos, dispatched, sender] = await Promise.all([
    readReturnLines(db, row.id, language),
    readPhotos(db, row.id),
    readDispatched(db, row.id, language),
    readSender(db, row.id),
  ]);
  const { goodsMinor, feeMinor, currency } = row;
  return {
    ...summaryOf(row, maySee),
    reason: row.reason,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.answer,
    ...(maySee ? { goods: money(goodsMinor ?? 0, currency), fee: money(feeMinor ?? 0, currency) } : {}),
    restockingPercent: limits.restockingPercent,
    lines: lines.map(({ unitPriceMinor, ...line }) => ({
      ...line,
      ...(maySee ? { unitPrice: money(unitPriceMinor, currency) } : {}),
    })),
    photos,
    parcels: parcelsOf(row.returnNo, dispatched),
    sender,
  };
}

function summaryOf(row: ReturnRow, maySee: boolean): ResultOf<Calls['returnList']>['items'][number] {
  const { returnNo, status, cause, requestedAt, requestedBy, pieces, orderNos, currency } = row;
  const creditMinor = (row.goodsMinor ?? 0) - (row.feeMinor ?? 0);
  return {
    returnNo,
    status,
    cause,
    requestedBy,
    pieces,
    orderNos,
    requestedAt: requestedAt.toISOString(),
    ...(maySee ? { credit: money(creditMinor, currency) } : {}),
  };
}
