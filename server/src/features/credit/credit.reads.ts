// Credit lines with their last movements (spec §7 getCreditLines).
import { type calls, money, type ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { CreditLine } from './credit.rules.ts';

type Lines = ResultOf<typeof calls.credit.creditLines>;
type MovementRow = { currency: string; at: Date; kind: string; amountMinor: number; orderNo: string | null };

const MOVEMENTS = 20;

/** The credit lines of one company. */
export async function readCreditLines(db: Db | Trx, companyId: number): Promise<CreditLine[]> {
  return await db<CreditLine[]>`
    select company_id, currency, limit_minor, automatic_limit_minor, held_minor, posted_minor, is_frozen
    from credit_lines where company_id = ${companyId} order by currency`;
}

/** The main account of a company; null where it has none. */
export async function findMainAccount(trx: Trx, companyId: number): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`select id from users where company_id = ${companyId} and role = 'main'`;
  return row?.id ?? null;
}

/** The lines as the page shows them; only for who may see prices. */
export async function readCreditOverview(db: Db, companyId: number): Promise<Lines> {
  const [lines, movements] = await Promise.all([readCreditLines(db, companyId), readMovements(db, companyId)]);
  return lines.map((line) => {
    const { currency } = line;
    const used = line.heldMinor + line.postedMinor;
    return {
      currency,
      limit: money(line.limitMinor, currency),
      held: money(line.heldMinor, currency),
      posted: money(line.postedMinor, currency),
      available: money(line.isFrozen ? 0 : line.limitMinor - used, currency),
      automaticLimit: money(line.automaticLimitMinor, currency),
      isFrozen: line.isFrozen,
      movements: movements
        .filter((row) => row.currency === currency)
        .map((row) => ({
          at: row.at.toISOString(),
          kind: row.kind,
          amount: money(row.amountMinor, currency),
          orderNo: row.orderNo,
        })),
    };
  });
}

async function readMovements(db: Db, companyId: number): Promise<MovementRow[]> {
  return await db<MovementRow[]>`
    select l.currency, t.created_at as at, t.kind, o.order_no,
      (select max(e.amount_minor) from ledger_entries e where e.transaction_id = t.id) as amount_minor
    from credit_lines l cross join lateral (
      select * from ledger_transactions t where t.company_id = l.company_id and t.currency = l.currency
        and exists (
          select from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where e.transaction_id = t.id and a.company_id is not null)
      order by t.created_at desc, t.id desc limit ${MOVEMENTS}
    ) t left join orders o on o.id = t.order_id
    where l.company_id = ${companyId} order by t.created_at desc, t.id desc`;
}
