// The statement on the page and as a file (spec §7 /finance/creditUsageRecord; product §7 Credit).
import { type calls, money, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { Served } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import { readStatement, readStoreCredit, readWholeStatement } from './statement.reads.ts';
import { statementCsv } from './statement.rules.ts';

type Statement = typeof calls.credit.statement;
type StoreCredit = typeof calls.credit.storeCredit;
type StatementFile = typeof calls.credit.statementFile;

/** What may be spent of store credit, by currency. */
export async function showStoreCredit({ db, caller }: CustomerContext): Promise<ResultOf<StoreCredit>> {
  const saved = await readStoreCredit(db, caller.companyId);
  return { storeCredit: saved.map(({ currency, minor }) => ({ currency, available: money(minor, currency) })) };
}

/** One page; refuses a range that ends before it begins. */
export async function showStatement(
  { db, caller }: CustomerContext,
  { page, pageSize, ...asked }: ParsedOf<Statement>,
): Promise<ResultOf<Statement>> {
  refuseReversed(asked);
  return await readStatement(db, { ...asked, companyId: caller.companyId }, { page, pageSize });
}

/** The same as a file; a company without an account gets its head alone. */
export async function exportStatement(
  { db, caller }: CustomerContext,
  asked: ParsedOf<StatementFile>,
): Promise<Served> {
  refuseReversed(asked);
  const whole = await readWholeStatement(db, { ...asked, companyId: caller.companyId });
  const name = `statement-${whole?.currency ?? 'none'}.csv`;
  return new Served(Buffer.from(statementCsv(whole?.currency ?? '', whole?.items ?? [])), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
}

function refuseReversed({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from && to && from > to) refuse('dateRangeInvalid');
}
