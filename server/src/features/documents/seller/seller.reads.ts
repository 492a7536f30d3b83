// What new invoices say of the seller (product §7 Invoice).
import type { calls, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** The latest details, and who said them when; null before anybody did. */
export async function readSeller(db: Db | Trx): Promise<ResultOf<typeof calls.documents.seller>> {
  const [row] = await db<(NonNullable<ResultOf<typeof calls.documents.seller>> & { changedAtMoment: Date })[]>`
    select s.name, s.street, s.postal_code, s.city, s.country, s.vat_id, s.registration_no, s.email, s.phone, s.bank_name, s.iban, s.bic,
      s.payment_days, s.tax_note, s.changed_at as changed_at_moment, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as changed_by
    from seller_details s left join users u on u.id = s.changed_by order by s.id desc limit 1`;
  if (!row) return null;
  const { changedAtMoment, ...seller } = row;
  return { ...seller, changedAt: changedAtMoment.toISOString() };
}

/** Whether there is such a country. */
export async function isCountry(db: Db, code: string): Promise<boolean> {
  return (await db`select from countries where code = ${code}`).length > 0;
}
