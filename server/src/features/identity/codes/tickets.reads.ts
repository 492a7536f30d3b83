// One-time secrets that still stand.
import type { Db } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/sessions/token.ts';
import type { Ticket } from './tickets.store.ts';

/** The ticket behind a secret; null where it is wrong, used or over. */
export async function findTicket(db: Db, secret: string): Promise<Ticket | null> {
  const [row] = await db<Ticket[]>`
    select purpose, address, user_id from tickets
    where token_hash = ${hashOf(secret)} and purpose in ('register', 'forgotPassword', 'verifyEmail')
      and used_at is null and expires_at > now()`;
  return row ?? null;
}
