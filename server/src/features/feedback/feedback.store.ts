// Writes questions of the contact form (spec §3 Contact message).
import type { calls, Language, ParsedOf } from '@outrigger/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Trx } from '../../platform/db/db.ts';

type NewFeedback = ParsedOf<typeof calls.feedback.sendFeedback> & { by: Caller | null; language: Language };

/** Keeps a question, with who asks where he is signed in; null where one of its key is kept. */
export async function insertFeedback(trx: Trx, { by, ...asked }: NewFeedback): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into feedback (company_id, user_id, question_type, name, email, phone, subject, message, language, send_key)
    values (${by?.companyId ?? null}, ${by?.userId ?? null}, ${asked.questionType}, ${asked.name}, ${asked.email},
      ${asked.phone}, ${asked.subject}, ${asked.message}, ${asked.language}, ${asked.sendKey ?? null})
    on conflict (send_key) do nothing returning id`;
  return row?.id ?? null;
}

/** Answers or closes a question; false where there is none, or it is not open any more. */
export async function settleFeedback(
  trx: Trx,
  { id, state, answer, by }: { id: number; state: 'answered' | 'closed'; answer: string | null; by: number },
): Promise<boolean> {
  const { count } = await trx`
    update feedback set status = ${state}, answer = coalesce(${answer}, answer),
      answered_by = case when ${answer !== null} then ${by}::bigint else answered_by end,
      answered_at = case when ${answer !== null} then now() else answered_at end
    where id = ${id} and (status = 'open' or (status = 'answered' and ${state} = 'closed'))`;
  return count > 0;
}
