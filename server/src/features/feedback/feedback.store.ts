// Writes questions of the contact form (spec §3 Contact message).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Trx } from '../../platform/db/db.ts';

type NewFeedback = ParsedOf<typeof calls.feedback.sendFeedback> & { by: Caller | null };

/** Keeps a question, with who asks where he is signed in. */
export async function insertFeedback(trx: Trx, { by, ...asked }: NewFeedback): Promise<number> {
  const [row] = await trx<{ id: number }[]>`
    insert into feedback (company_id, user_id, question_type, name, email, phone, subject, message)
    values (${by?.companyId ?? null}, ${by?.userId ?? null}, ${asked.questionType}, ${asked.name}, ${asked.email},
      ${asked.phone}, ${asked.subject}, ${asked.message}) returning id`;
  return row?.id ?? 0;
}
