// Codes as they are asked for, sent, tried and used (product §3: Codes).
import { randomInt } from 'node:crypto';
import type { Language } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/sessions/token.ts';
import { CODE_TRIES, type CodePurpose } from './code.rules.ts';

/** A code to be sent. */
export interface AskedCode {
  purpose: CodePurpose;
  /** Mail address in lower case, or phone number in E.164. */
  address: string;
  /** The account it is for, where that is known. */
  userId: number | null;
  language: Language;
  channel: 'mail' | 'message';
}

const DIGITS = 6;
const hashOfCode = (purpose: CodePurpose, address: string, code: string): Buffer =>
  hashOf(`${purpose} ${address} ${code}`);

/** Lets requests for codes of one kind at one address, or for one account, come one after the other. */
export async function lockCodes(trx: Trx, { purpose, address, userId }: AskedCode): Promise<void> {
  const keys = [`code ${purpose} ${address}`, ...(userId === null ? [] : [`code ${purpose} of ${userId}`])];
  for (const key of keys) await trx`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

/** Notes that a code was asked for; it is made when it goes out. */
export async function insertCode(trx: Trx, asked: AskedCode): Promise<number> {
  const [row] = await trx<{ id: number }[]>`
    insert into codes (purpose, address, user_id, language, channel)
    values (${asked.purpose}, ${asked.address}, ${asked.userId}, ${asked.language}, ${asked.channel}) returning id`;
  return row?.id ?? 0;
}

/** Makes the digits of a code, in place of any made before; only their hash is kept. */
export async function makeDigits(db: Db, code: { id: number; purpose: CodePurpose; address: string }): Promise<string> {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await db`
    update codes set code_hash = ${hashOfCode(code.purpose, code.address, digits)}, tries = 0
    where id = ${code.id} and used_at is null`;
  return digits;
}

/** Notes that the message went out. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db`update codes set sent_at = now() where id = ${id}`;
}

/** Notes that the gateway did not take the message. */
export async function markFailed(db: Db, id: number): Promise<void> {
  await db`update codes set failed_at = now() where id = ${id}`;
}

/** Counts one try of the newest code of its kind at the address, asked for by this account where one is given, and gives its id where the digits are right. */
export async function tryCode(
  db: Db,
  tried: { purpose: CodePurpose; address: string; code: string; userId?: number },
): Promise<number | null> {
  const { purpose, address, code, userId = null } = tried;
  const [row] = await db<{ id: number; isRight: boolean }[]>`
    update codes set tries = tries + 1
    where id = (select max(id) from codes where purpose = ${purpose} and address = ${address}
      and (${userId}::bigint is null or user_id = ${userId}))
      and used_at is null and expires_at > now() and tries < ${CODE_TRIES}
    returning id, coalesce(code_hash = ${hashOfCode(purpose, address, code)}, false) as is_right`;
  return row?.isRight ? row.id : null;
}

/** Uses a code up; false where another request was faster. */
export async function useCode(trx: Trx, id: number): Promise<boolean> {
  const rows = await trx`update codes set used_at = now() where id = ${id} and used_at is null returning id`;
  return rows.length > 0;
}

/** Removes codes and one-time secrets that are long over. */
export async function forgetOldCodes(db: Db): Promise<void> {
  await db`delete from codes where created_at < now() - interval '2 days'`;
  await db`delete from tickets where expires_at < now() - interval '30 days'`;
}
