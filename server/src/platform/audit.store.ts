// The one writer of the audit trail (product §8): who did what to whom, in the transaction that does it.
import type { Trx } from './db/db.ts';

/** One thing that was done; the database adds time, place and hash. */
export interface Done {
  /** The use case's own name. */
  action: string;
  /** Who did it; null for the clock and for operators. */
  userId: number | null;
  /** Whose company it concerns, where it concerns one. */
  companyId?: number | null;
  /** What it was done to, such as `user 12`. */
  subject?: string;
  /** What changed, and the reason where one was given; nothing secret. */
  facts?: Record<string, unknown>;
  /** The request in the log that caused it. */
  requestId?: string | undefined;
}

/** Hangs one row onto the trail; others that write to it wait until this transaction ends, so it is written last. */
export async function audit(trx: Trx, done: Done): Promise<void> {
  await trx`
    insert into audit (user_id, company_id, action, subject, facts, request_id)
    values (${done.userId}, ${done.companyId ?? null}, ${done.action}, ${done.subject ?? null}, ${trx.json(done.facts ?? {})},
      ${done.requestId ?? null})`;
}
