// Locks credit and writes the ledger; held and posted follow it by trigger, within the limit by CHECK (product §7 Credit).
import type { Trx } from '../../platform/db/db.ts';
import type { CreditLine } from './credit.rules.ts';
import type { Movement } from './ledger.rules.ts';

/** Locks all credit lines of these companies, in order of their key. */
export async function lockCreditLines(trx: Trx, companyIds: readonly number[]): Promise<CreditLine[]> {
  if (companyIds.length === 0) return [];
  return await trx<CreditLine[]>`
    select company_id, currency, limit_minor, automatic_limit_minor, held_minor, posted_minor, is_frozen from credit_lines
    where company_id = any((select ${companyIds as number[]}::bigint[])::bigint[]) order by company_id, currency for no key update`;
}

/** Locks the store credit of these companies and tells what each may use, in minor units. */
export async function lockStoreCredit(
  trx: Trx,
  companyIds: readonly number[],
): Promise<{ companyId: number; currency: string; availableMinor: number }[]> {
  if (companyIds.length === 0) return [];
  return await trx`
    select company_id, currency, -balance_minor as available_minor from ledger_accounts
    where company_id = any((select ${companyIds as number[]}::bigint[])::bigint[]) and kind = 'storeCredit' order by id for no key update`;
}

/** Writes movements; the database refuses what breaks a limit. */
export async function writeMovements(trx: Trx, movements: readonly Movement[]): Promise<void> {
  const moved = movements
    .map((movement) => ({ ...movement, entries: movement.entries.filter((entry) => entry.amountMinor !== 0) }))
    .filter((movement) => movement.entries.length > 0);
  if (moved.length === 0) return;
  // Each has its number before it is written, by which its entries find it however many there are of an order.
  await trx`
    with asked as materialized (
      select nextval('ledger_transactions_id_seq') as id, r.* from jsonb_to_recordset(${trx.json(moved)})
        as r ("companyId" bigint, "orderId" bigint, currency text, kind text, "userId" bigint, note text, entries jsonb)
    ), written as (
      insert into ledger_transactions (id, company_id, order_id, currency, kind, user_id, note) overriding system value
      select id, "companyId", "orderId", currency, kind, "userId", note from asked returning id
    )
    insert into ledger_entries (transaction_id, account_id, currency, amount_minor)
    select w.id, ledger_account(case when e.account in ('held', 'posted', 'storeCredit') then a."companyId" end, a.currency, e.account),
      a.currency, e."amountMinor"
    from asked a join written w on w.id = a.id
      cross join lateral jsonb_to_recordset(a.entries) as e (account text, "amountMinor" bigint)`;
}

/** Opens or changes a line; false where there is no such company. */
export async function saveCreditLine(
  trx: Trx,
  line: Pick<CreditLine, 'companyId' | 'currency' | 'limitMinor' | 'automaticLimitMinor' | 'isFrozen'>,
): Promise<boolean> {
  const rows = await trx`
    insert into credit_lines (company_id, currency, limit_minor, automatic_limit_minor, is_frozen)
    select c.id, ${line.currency}, ${line.limitMinor}, ${line.automaticLimitMinor}, ${line.isFrozen} from companies c where c.id = ${line.companyId}
    on conflict (company_id, currency) do update set limit_minor = excluded.limit_minor,
      automatic_limit_minor = excluded.automatic_limit_minor, is_frozen = excluded.is_frozen, changed_at = now()
    returning 1`;
  return rows.length > 0;
}
