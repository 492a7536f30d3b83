// Verified phone numbers (product §3: E.164, unique).
import type { Trx } from '../../../platform/db/db.ts';

/** Keeps a number as the person's verified one; false where it is another account's. */
export async function keepVerifiedPhone(trx: Trx, userId: number, phone: string): Promise<boolean> {
  // Two who verify one number at once come one after the other, so that the second finds the first.
  await trx`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`;
  const rows = await trx`
    update users set phone = ${phone}, phone_verified_at = now()
    where id = ${userId} and not exists (
      select 1 from users o where o.phone = ${phone} and o.phone_verified_at is not null and o.id <> ${userId})
    returning id`;
  return rows.length > 0;
}
