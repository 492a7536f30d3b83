// The statement of a company's account: where it stands and what moved it (product §7 Credit: statements for the buyer).
import { type calls, money, type ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { readCreditLines } from './credit.reads.ts';
import type { CreditLine } from './credit.rules.ts';

type Statement = ResultOf<typeof calls.credit.statement>;
type Movement = Statement['items'][number];
type Account = NonNullable<Statement['account']>;

/** Which movements of which company; days are the reader's own. */
export interface StatementAsked {
  companyId: number;
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  fromOffset: number;
  toOffset: number;
}
type MovementRow = Omit<Movement, 'at' | 'held' | 'posted' | 'storeCredit'> & {
  at: Date;
  heldMinor: number;
  postedMinor: number;
  storeCreditMinor: number;
};

/** What the company may spend of its store credit, by currency. */
export async function readStoreCredit(db: Db | Trx, companyId: number): Promise<{ currency: string; minor: number }[]> {
  return await db`
    select currency, -balance_minor as minor from ledger_accounts
    where company_id = ${companyId} and kind = 'storeCredit' order by currency`;
}

/** One page of the statement, all as of one moment. */
export async function readStatement(
  db: Db,
  asked: StatementAsked,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Statement> {
  return await atOneMoment(db, async (trx) => {
    const { currencies, account } = await readAccount(trx, asked);
    const empty = { items: [], total: 0, page, pageSize, currencies, account };
    if (!account) return empty;
    const where = movementsOf(trx, { ...asked, currency: account.currency });
    const [counted] = await trx<{ total: number }[]>`
      select count(*)::int as total from ledger_transactions t where ${where}`;
    const rows = await readMovements(
      trx,
      where,
      trx`order by t.created_at desc, t.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
    );
    return { ...empty, items: rows.map((row) => movementOf(row, account.currency)), total: counted?.total ?? 0 };
  });
}

/** All movements of a range, the oldest first; null where the company has no account. */
export async function readWholeStatement(
  db: Db,
  asked: StatementAsked,
): Promise<{ currency: string; items: Movement[] } | null> {
  return await atOneMoment(db, async (trx) => {
    const { account } = await readAccount(trx, asked);
    if (!account) return null;
    const { currency } = account;
    const rows = await readMovements(trx, movementsOf(trx, { ...asked, currency }), trx`order by t.created_at, t.id`);
    return { currency, items: rows.map((row) => movementOf(row, currency)) };
  });
}

async function readAccount(trx: Trx, asked: StatementAsked): Promise<Pick<Statement, 'currencies' | 'account'>> {
  const lines = await readCreditLines(trx, asked.companyId);
  const saved = await readStoreCredit(trx, asked.companyId);
  const currencies = [...new Set([...lines, ...saved].map((one) => one.currency))].toSorted();
  const currency = currencies.find((one) => one === asked.currency) ?? lines[0]?.currency ?? currencies[0];
  if (currency === undefined) return { currencies, account: null };
  const line = lines.find((one) => one.currency === currency);
  const minor = saved.find((one) => one.currency === currency)?.minor ?? 0;
  return { currencies, account: { currency, line: line ? lineOf(line) : null, storeCredit: money(minor, currency) } };
}

function lineOf({ currency, limitMinor, heldMinor, postedMinor, isFrozen }: CreditLine): Account['line'] {
  return {
    limit: money(limitMinor, currency),
    held: money(heldMinor, currency),
    posted: money(postedMinor, currency),
    available: money(isFrozen ? 0 : limitMinor - heldMinor - postedMinor, currency),
    isFrozen,
  };
}

// What was paid by wallet or card moves accounts of the house alone, and nothing of the company's.
function movementsOf(db: Trx, { companyId, currency, from, to, fromOffset, toOffset }: StatementAsked): Fragment {
  return db`t.company_id = ${companyId} and t.currency = ${currency ?? ''}
    and exists (
      select from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id and a.company_id is not null)
    and (${from ?? null}::date is null
      or t.created_at >= ${from ?? null}::timestamp at time zone 'UTC' + make_interval(mins => ${fromOffset}::int))
    and (${to ?? null}::date is null
      or t.created_at < (${to ?? null}::date + 1)::timestamp at time zone 'UTC' + make_interval(mins => ${toOffset}::int))`;
}

async function readMovements(trx: Trx, where: Fragment, end: Fragment): Promise<MovementRow[]> {
  return await trx<MovementRow[]>`
    select t.id, t.created_at as at, t.kind, t.note, o.order_no, s.held_minor, s.posted_minor, s.store_credit_minor
    from ledger_transactions t left join orders o on o.id = t.order_id cross join lateral (
      select coalesce(sum(e.amount_minor) filter (where a.kind = 'held'), 0)::bigint as held_minor,
        coalesce(sum(e.amount_minor) filter (where a.kind = 'posted'), 0)::bigint as posted_minor,
        coalesce(-sum(e.amount_minor) filter (where a.kind = 'storeCredit'), 0)::bigint as store_credit_minor
      from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id
    ) s where ${where} ${end}`;
}

function movementOf({ at, heldMinor, postedMinor, storeCreditMinor, ...row }: MovementRow, currency: string): Movement {
  return {
    ...row,
    at: at.toISOString(),
    held: money(heldMinor, currency),
    posted: money(postedMinor, currency),
    storeCredit: money(storeCreditMinor, currency),
  };
}
