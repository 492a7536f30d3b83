// Writes inquiries and their answers (spec §3 Service tool request).
import type { calls, Language, ParsedOf } from '@outrigger/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Trx } from '../../platform/db/db.ts';

type NewInquiry = ParsedOf<typeof calls.serviceTools.sendInquiry> & { by: Caller | null; language: Language };

/** Keeps an inquiry, with who asks where he is signed in; null where one of its key is kept. */
export async function insertInquiry(trx: Trx, { by, ...asked }: NewInquiry): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into inquiries (company_id, user_id, business_type, topic, urgency, name, email, phone, licence_plate,
      serial_number, message, file_id, language, send_key)
    values (${by?.companyId ?? null}, ${by?.userId ?? null}, ${asked.businessType}, ${asked.topic}, ${asked.urgency},
      ${asked.name}, ${asked.email}, ${asked.phone || null}, ${asked.licencePlate ?? null}, ${asked.serialNumber ?? null},
      ${asked.message}, ${asked.fileId ?? null}, ${asked.language},
      ${asked.sendKey ?? null})
    on conflict (send_key) do nothing returning id`;
  return row?.id ?? null;
}

/** Answers or closes an inquiry; false where there is none, or it is not open any more. */
export async function settleInquiry(
  trx: Trx,
  { id, state, answer, by }: { id: number; state: 'answered' | 'closed'; answer: string | null; by: number },
): Promise<boolean> {
  const { count } = await trx`
    update inquiries set status = ${state}, answer = coalesce(${answer}, answer),
      answered_by = case when ${answer !== null} then ${by}::bigint else answered_by end,
      answered_at = case when ${answer !== null} then now() else answered_at end
    where id = ${id} and (status = 'open' or (status = 'answered' and ${state} = 'closed'))`;
  return count > 0;
}
