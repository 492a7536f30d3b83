// Test factory of credit lines and store credit (architecture §7).
import type { Db } from '../../platform/db/db.ts';

/** A credit line of 100,000.00 that lets every order within it pass, unless told otherwise. */
export async function makeCreditLine(
  db: Db,
  companyId: number,
  given: { currency?: string; limitMinor?: number; automaticLimitMinor?: number; isFrozen?: boolean } = {},
): Promise<void> {
  const limit = given.limitMinor ?? 10_000_000;
  await db`
    insert into credit_lines (company_id, currency, limit_minor, automatic_limit_minor, is_frozen)
    values (${companyId}, ${given.currency ?? 'USD'}, ${limit}, ${given.automaticLimitMinor ?? limit}, ${given.isFrozen ?? false})`;
}

/** Gives a company store credit, as an accepted return does. */
export async function makeStoreCredit(db: Db, companyId: number, amountMinor: number): Promise<void> {
  await db.begin(async (trx) => {
    const [made] = await trx<{ id: number }[]>`
      insert into ledger_transactions (company_id, currency, kind) values (${companyId}, 'USD', 'storeCredit') returning id`;
    await trx`
      insert into ledger_entries (transaction_id, account_id, currency, amount_minor)
      values (${made?.id ?? 0}, ledger_account(null, 'USD', 'returns'), 'USD', ${amountMinor}),
        (${made?.id ?? 0}, ledger_account(${companyId}, 'USD', 'storeCredit'), 'USD', ${-amountMinor})`;
  });
}
