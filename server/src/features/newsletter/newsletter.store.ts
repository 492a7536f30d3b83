// Writes subscriptions of the newsletter (spec §7 newsletter).
import type { Language } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { hashOf } from '../../platform/sessions/token.ts';

/** Who asks for the newsletter. */
export interface Subscriber {
  email: string;
  language: Language;
  userId: number | null;
}

/** Notes that the newsletter is wanted; null where it is confirmed already, else the subscription that waits for its link. */
export async function askSubscription(trx: Trx, { email, language, userId }: Subscriber): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into newsletter_subscriptions as s (email, language, user_id) values (${email}, ${language}, ${userId})
    on conflict (email) do update set language = excluded.language, user_id = coalesce(excluded.user_id, s.user_id),
      subscribed_at = now(), confirmed_at = null, ended_at = null
    where s.confirmed_at is null or s.ended_at is not null
    returning id`;
  return row?.id ?? null;
}

/** Gives a subscription the secret of the mail that is about to leave. */
export async function keepTicket(db: Db, id: number, ticket: string): Promise<void> {
  await db`update newsletter_subscriptions set token_hash = ${hashOf(ticket)}, mailed_at = now() where id = ${id}`;
}

/** Confirms the subscription of this ticket and answers its address; a link works for an hour, and again once it has worked. */
export async function confirmSubscription(db: Db, ticket: string): Promise<string | null> {
  const [row] = await db<{ email: string }[]>`
    update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, now())
    where token_hash = ${hashOf(ticket)} and ended_at is null
      and (confirmed_at is not null or mailed_at > now() - interval '1 hour')
    returning email`;
  return row?.email ?? null;
}

/** Ends the subscription of this ticket, however old, and answers its address. */
export async function endSubscription(db: Db, ticket: string): Promise<string | null> {
  const [row] = await db<{ email: string }[]>`
    update newsletter_subscriptions set ended_at = coalesce(ended_at, now())
    where token_hash = ${hashOf(ticket)} returning email`;
  return row?.email ?? null;
}

/** Ends the subscription of an address whose owner is signed in. */
export async function endSubscriptionOf(db: Db, email: string): Promise<void> {
  await db`update newsletter_subscriptions set ended_at = now() where email = ${email} and ended_at is null`;
}
