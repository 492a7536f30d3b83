// The one writer of the audit trail (product §8): who did what to whom, in the transaction that does it.
import type { AuditAction, AuditValue } from '@outrigger/contract';
import type { Trx } from './db/db.ts';

/** One thing that was done; the database adds time, place and hash. */
export interface Done {
  /** The use case's own name; a new one gets its words in the office with its row in the contract. */
  action: AuditAction;
  /** Who did it; null for the clock and for operators. */
  userId: number | null;
  /** Whose company it concerns, where it concerns one. */
  companyId?: number | null;
  /** What it was done to, such as `user 12`. */
  subject?: string;
  /** What changed, as it was and as it is; nothing secret. */
  before?: Record<string, AuditValue>;
  after?: Record<string, AuditValue>;
  /** Why, where a reason was given. */
  reason?: string | undefined;
  /** The request in the log that caused it. */
  requestId?: string | undefined;
}

/** Hangs one row onto the trail; others that write to it wait until this transaction ends, so it is written last. */
export async function audit(trx: Trx, done: Done): Promise<void> {
  const { before, after, reason } = done;
  const facts = { before, after, reason };
  await trx`
    insert into audit (user_id, company_id, action, subject, facts, request_id)
    values (${done.userId}, ${done.companyId ?? null}, ${done.action}, ${done.subject ?? null}, ${trx.json(facts)},
      ${done.requestId ?? null})`;
}
