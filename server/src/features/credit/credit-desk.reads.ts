// Credit lines for the office (product §8): of every company, with what was changed about them or booked on them and why.
import { type calls, type DeskCreditLine, money, type ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';

type Row = {
  companyId: number;
  company: string;
  customerNumber: string | null;
  currency: string;
  isOpen: boolean;
  isFrozen: boolean;
} & Record<'limitMinor' | 'automaticLimitMinor' | 'heldMinor' | 'postedMinor' | 'storeCreditMinor', number>;
type HistoryRow = Pick<History[number], 'at' | 'by' | 'reason'> & {
  action: 'setCreditLine' | 'bookCredit';
  after: Record<'limit' | 'automaticLimit' | 'amount', string> & { isFrozen: boolean; what: 'payment' | 'storeCredit' };
};
type History = ResultOf<typeof calls.creditDesk.creditLineHistory>;

/** One page by company. */
export async function readDeskLines(
  db: Db,
  asked: { keyword?: string | undefined; page: number; pageSize: number },
): Promise<ResultOf<typeof calls.creditDesk.deskCreditLines>> {
  const { page, pageSize } = asked;
  const words = likePattern(asked.keyword ?? '');
  const isFound = (trx: Trx) => trx`(c.name ilike ${words} or c.customer_number ilike ${words})`;
  return await atOneMoment(db, async (trx) => {
    const rows = await trx<Row[]>`
      select ${columns(trx, trx`k.currency`)} ${tables(trx)} where ${isFound(trx)}
      order by lower(c.name), c.id, currency limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const [sum] = await trx<{ total: number }[]>`select count(*)::int as total ${tables(trx)} where ${isFound(trx)}`;
    return { items: rows.map(shown), total: sum?.total ?? 0, page, pageSize };
  });
}

/** One line; that of a company without one in this currency is empty, null where there is no such company. */
export async function readDeskLine(db: Db | Trx, companyId: number, currency: string): Promise<DeskCreditLine | null> {
  const [row] = await db<Row[]>`
    select ${columns(db, db`${currency}::text`)}
    from companies c left join credit_lines l on l.company_id = c.id and l.currency = ${currency} where c.id = ${companyId}`;
  return row ? shown(row) : null;
}

const columns = (db: Db | Trx, currency: Fragment) => db`
  c.id as company_id, c.name as company, c.customer_number, ${currency} as currency, l.company_id is not null as is_open,
  coalesce((select -a.balance_minor from ledger_accounts a
    where a.company_id = c.id and a.currency = ${currency} and a.kind = 'storeCredit'), 0)::bigint as store_credit_minor,
  coalesce(l.limit_minor, 0) as limit_minor, coalesce(l.automatic_limit_minor, 0) as automatic_limit_minor,
  coalesce(l.held_minor, 0) as held_minor, coalesce(l.posted_minor, 0) as posted_minor, coalesce(l.is_frozen, false) as is_frozen`;
// A line, store credit in whatever currency, and an empty line in its own currency for a company that has none.
const tables = (db: Trx) => db`
  from companies c cross join lateral (
    select currency from credit_lines where company_id = c.id
    union select currency from ledger_accounts where company_id = c.id and kind = 'storeCredit' and balance_minor <> 0
    union select c.currency where not exists (select from credit_lines where company_id = c.id)
  ) k left join credit_lines l on l.company_id = c.id and l.currency = k.currency`;

function shown({
  limitMinor,
  automaticLimitMinor,
  heldMinor,
  postedMinor,
  storeCreditMinor,
  ...row
}: Row): DeskCreditLine {
  const { currency } = row;
  return {
    ...row,
    limit: money(limitMinor, currency),
    automaticLimit: money(automaticLimitMinor, currency),
    held: money(heldMinor, currency),
    posted: money(postedMinor, currency),
    storeCredit: money(storeCreditMinor, currency),
  };
}

/** What was changed about one line or booked on it, out of the audit trail. */
export async function readLineHistory(db: Db, companyId: number, currency: string): Promise<History> {
  const rows = await db<HistoryRow[]>`
    select to_json(a.at) #>> '{}' as at, u.email as by, a.facts ->> 'reason' as reason, a.action, a.facts -> 'after' as after
    from audit a left join users u on u.id = a.user_id
    where a.company_id = ${companyId} and a.action in ('setCreditLine', 'bookCredit') and a.subject = ${`credit line ${currency}`} and a.facts ? 'after'
    order by a.position desc limit 100`;
  const money = (amount: string) => ({ amount, currency });
  return rows.map(({ action, after, ...row }) => ({
    ...row,
    set:
      action === 'setCreditLine'
        ? { limit: money(after.limit), automaticLimit: money(after.automaticLimit), isFrozen: after.isFrozen }
        : null,
    booked: action === 'bookCredit' ? { what: after.what, amount: money(after.amount) } : null,
  }));
}

/** What is booked as paid on a line less what was taken back of it, in minor units. */
export async function readPaid(trx: Trx, companyId: number, currency: string): Promise<number> {
  const [row] = await trx<{ paidMinor: number }[]>`
    select coalesce(-sum(e.amount_minor), 0)::bigint as paid_minor
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.company_id = ${companyId} and a.currency = ${currency} and a.kind = 'posted' and t.kind = 'payment'`;
  return row?.paidMinor ?? 0;
}

/** Whether the shop sells in this currency. */
export async function isCurrency(trx: Trx, currency: string): Promise<boolean> {
  const rows = await trx`select 1 from currencies where code = ${currency} and is_offered`;
  return rows.length > 0;
}
