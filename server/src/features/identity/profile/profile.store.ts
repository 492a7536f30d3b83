// Writes what people change about themselves (spec §3 Profile, §5).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';

type Given = ParsedOf<typeof calls.profile.modifyProfile>;

/** Changes the given fields of a person; a number that differs counts as not verified. False where the person is gone. */
export async function saveProfile(trx: Trx, userId: number, given: Given): Promise<boolean> {
  const has = (field: keyof Given): boolean => given[field] !== undefined;
  const rows = await trx`
    update users set
      social_title = case when ${has('socialTitle')} then ${given.socialTitle ?? null} else social_title end,
      first_name = coalesce(${given.firstName ?? null}, first_name), last_name = coalesce(${given.lastName ?? null}, last_name),
      phone_verified_at = case when ${has('phone')} and phone is distinct from ${given.phone ?? null} then null else phone_verified_at end,
      phone = case when ${has('phone')} then ${given.phone ?? null} else phone end,
      currency = coalesce(${given.currency ?? null}, currency), language = coalesce(${given.language ?? null}, language)
    where id = ${userId} and status = 'active' returning 1`;
  return rows.length > 0;
}

/** Gives a company another name. */
export async function renameCompany(trx: Trx, companyId: number, name: string): Promise<void> {
  await trx`update companies set name = ${name} where id = ${companyId}`;
}

/** Keeps a new password in place of the one that was checked; false where another was set in the meantime. */
export async function replacePassword(
  trx: Trx,
  userId: number,
  hashes: { was: string | null; is: string },
): Promise<boolean> {
  const rows = await trx`
    update users set password_hash = ${hashes.is}
    where id = ${userId} and password_hash is not distinct from ${hashes.was} and status = 'active' returning 1`;
  return rows.length > 0;
}
