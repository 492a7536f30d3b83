// One-time secrets in mailed links and between steps (product §3: reset and verify links one hour).
import type { Db, Trx } from '../../../platform/db/db.ts';
import { hashOf, newToken } from '../../../platform/sessions/token.ts';

/** What a ticket of registration, password and verification is for. */
export type TicketPurpose = 'register' | 'forgotPassword' | 'verifyEmail';

/** Whose ticket it is. */
export interface Ticket {
  purpose: TicketPurpose;
  /** The mail address it proves. */
  address: string;
  userId: number | null;
}

const MINUTES = 60;

/** Makes a ticket and gives its secret, which is stored nowhere. */
export async function issueTicket(db: Db | Trx, ticket: Ticket): Promise<string> {
  const secret = newToken();
  await db`
    insert into tickets (purpose, token_hash, address, user_id, expires_at)
    values (${ticket.purpose}, ${hashOf(secret)}, ${ticket.address}, ${ticket.userId}, now() + make_interval(mins => ${MINUTES}))`;
  return secret;
}

/** Uses a ticket up; null where it is wrong, over, or another request was faster. */
export async function useTicket(trx: Trx, purpose: TicketPurpose, secret: string): Promise<Ticket | null> {
  const [row] = await trx<Ticket[]>`
    update tickets set used_at = now()
    where token_hash = ${hashOf(secret)} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning purpose, address, user_id`;
  return row ?? null;
}

/** Ends all tickets of an address for one purpose, so that only what is made next works. */
export async function endTickets(db: Db | Trx, purpose: TicketPurpose, address: string): Promise<void> {
  await db`
    update tickets set used_at = now() where purpose = ${purpose} and address = ${address} and used_at is null`;
}
