// Above which amount the orders of a company are confirmed (product §7).
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { ConfirmationAmount } from './confirmation.rules.ts';

/** The amounts of these companies; those that set none are missing. */
export async function readConfirmationAmounts(
  db: Db | Trx,
  companyIds: readonly number[],
): Promise<Map<number, ConfirmationAmount>> {
  const rows = await db<(ConfirmationAmount & { companyId: number })[]>`
    select company_id, above_minor, currency from order_confirmation_amounts
    where company_id = any((select ${companyIds as number[]}::bigint[])::bigint[])`;
  return new Map(rows.map((row) => [row.companyId, row]));
}
