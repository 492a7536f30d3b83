// What is known of codes that were asked for (product §3: Codes).
import type { Language } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { isAddressFree } from '../identity.reads.ts';
import type { AskedLately, CodePurpose } from './code.rules.ts';

/** A code on its way out. */
export interface WaitingCode {
  id: number;
  purpose: CodePurpose;
  channel: 'mail' | 'message';
  address: string;
  language: Language;
  /** The account it was asked for, or that the address belongs to; null for nobody. */
  userId: number | null;
}

/** What was asked for in the last day. */
export async function askedLately(
  trx: Trx,
  asked: { purpose: CodePurpose; address: string; userId: number | null },
): Promise<AskedLately> {
  const { purpose, address, userId } = asked;
  const [row] = await trx<AskedLately[]>`
    select count(*) filter (where address = ${address})::int as at_address,
      count(*) filter (where user_id = ${userId}::bigint)::int as by_account,
      floor(extract(epoch from now() - max(created_at)))::int as seconds_since,
      coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - now())), 0)::int as seconds_to_day_end
    from codes where purpose = ${purpose} and created_at > now() - interval '1 day'
      and (address = ${address} or user_id = ${userId}::bigint)`;
  return row ?? { atAddress: 0, byAccount: 0, secondsSince: null, secondsToDayEnd: 0 };
}

/** Whether the last that was heard of the gateway, within a minute, is that it did not take a code. */
export async function isGatewayDown(trx: Trx, channel: 'mail' | 'message'): Promise<boolean> {
  const [last] = await trx<{ isDown: boolean }[]>`
    select coalesce(failed_at > now() - interval '1 minute' and failed_at >= coalesce(sent_at, failed_at), false) as is_down
    from codes where channel = ${channel} and (sent_at is not null or failed_at is not null)
    order by greatest(sent_at, failed_at) desc limit 1`;
  return last?.isDown ?? false;
}

/** A code that waits to be sent: the newest of its kind at its address, not sent before, and young enough to be of use. */
export async function findWaitingCode(db: Db, id: number): Promise<WaitingCode | null> {
  const [row] = await db<WaitingCode[]>`
    select c.id, c.purpose, c.channel, c.address, c.language, coalesce(c.user_id, owner.id) as user_id
    from codes c
    left join lateral (
      select u.id from users u left join companies f on f.id = u.company_id
      where case when c.purpose = 'register' then u.email = c.address and not ${isAddressFree(db)}
        when u.status <> 'active' or f.status = 'blocked' then false
        when c.channel = 'mail' then u.email = c.address and u.password_hash is not null
        else u.phone = c.address and u.phone_verified_at is not null and u.role <> 'admin' end limit 1) owner on true
    where c.id = ${id} and c.sent_at is null and c.expires_at > now()
      and not exists (select 1 from codes n where n.purpose = c.purpose and n.address = c.address and n.id > c.id)`;
  return row ?? null;
}
