// Writes of the second factor: secret, steps used up, recovery codes (product §3).
import type { Db, Trx } from '../../../platform/db/db.ts';

/** Uses up a step of the second factor; false where another request was faster. */
export async function useUpStep(trx: Trx, userId: number, step: number): Promise<boolean> {
  const rows = await trx`
    update users set totp_last_step = ${step}
    where id = ${userId} and (totp_last_step is null or totp_last_step < ${step}) returning id`;
  return rows.length > 0;
}

/** Keeps a new secret as long as none is enrolled. */
export async function keepSecret(db: Db, userId: number, secret: string): Promise<void> {
  await db`update users set totp_secret = ${secret}, totp_last_step = null where id = ${userId} and totp_enrolled_at is null`;
}

/** Marks the second factor as enrolled. */
export async function markEnrolled(trx: Trx, userId: number): Promise<void> {
  await trx`update users set totp_enrolled_at = now() where id = ${userId} and totp_enrolled_at is null`;
}

/** Puts a new set of recovery codes in place of the old one. */
export async function replaceRecoveryCodes(trx: Trx, userId: number, hashes: readonly Buffer[]): Promise<void> {
  // Two renewals at once would leave both sets standing.
  await trx`select 1 from users where id = ${userId} for update`;
  await trx`delete from recovery_codes where user_id = ${userId}`;
  for (const hash of hashes) await trx`insert into recovery_codes (user_id, code_hash) values (${userId}, ${hash})`;
}

/** Uses up a recovery code; false where it is none of the person's, or was used. */
export async function useUpRecoveryCode(trx: Trx, userId: number, hash: Buffer): Promise<boolean> {
  const rows = await trx`
    update recovery_codes set used_at = now()
    where user_id = ${userId} and code_hash = ${hash} and used_at is null returning user_id`;
  return rows.length > 0;
}
