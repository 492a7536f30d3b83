// Writes the amount above which the orders of a company are confirmed (product §7).
import type { Db } from '../../../platform/db/db.ts';
import type { ConfirmationAmount } from './confirmation.rules.ts';

/** Takes the amount of a company away. */
export async function removeConfirmationAmount(db: Db, companyId: number): Promise<void> {
  await db`delete from order_confirmation_amounts where company_id = ${companyId}`;
}

/** Sets the amount of a company; false where the shop does not sell in its currency. */
export async function saveConfirmationAmount(
  db: Db,
  of: { companyId: number; userId: number },
  amount: ConfirmationAmount,
): Promise<boolean> {
  const rows = await db`
    insert into order_confirmation_amounts (company_id, above_minor, currency, set_by)
    select ${of.companyId}, ${amount.aboveMinor}, code, ${of.userId} from currencies where code = ${amount.currency} and is_offered
    on conflict (company_id) do update set above_minor = excluded.above_minor, currency = excluded.currency,
      set_by = excluded.set_by, set_at = now()
    returning 1`;
  return rows.length > 0;
}
