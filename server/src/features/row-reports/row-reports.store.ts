// Writes reports of wrong rows and their answers (product §8).
import type { calls, Language, ParsedOf } from '@outrigger/contract';
import type { Customer } from '../../platform/caller.ts';
import type { Trx } from '../../platform/db/db.ts';

type Said = Omit<ParsedOf<typeof calls.rowReports.reportRow>, 'fileIds'>;

/** Keeps a report with its photos; null where one of them belongs to another report already. */
export async function insertReport(
  trx: Trx,
  { companyId, userId }: Customer,
  said: Said & { fileIds: readonly number[]; language: Language },
): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into wrong_part_reports (company_id, user_id, machine_id, figure_id, item_no, part_id, kind, message, language)
    values (${companyId}, ${userId}, ${said.hostId ?? null}, ${said.figureId ?? null}, ${said.itemNo ?? null},
      ${said.partId ?? null}, ${said.kind}, ${said.note || null}, ${said.language}) returning id`;
  const id = row?.id ?? 0;
  const photos = [...new Set(said.fileIds)];
  const { count } = await trx`
    insert into wrong_part_report_photos (report_id, file_id)
    select ${id}, f from unnest(${photos}::bigint[]) f on conflict (file_id) do nothing`;
  return count === photos.length ? id : null;
}

/** Answers or closes a report; false where there is none, or its answer was given already. */
export async function settleReport(
  trx: Trx,
  { id, state, answer, by }: { id: number; state: 'answered' | 'closed'; answer: string | null; by: number },
): Promise<boolean> {
  const { count } = await trx`
    update wrong_part_reports set status = ${state}, answer = coalesce(${answer}, answer),
      answered_by = case when ${answer !== null} then ${by}::bigint else answered_by end,
      answered_at = case when ${answer !== null} then now() else answered_at end
    where id = ${id} and (status = 'open' or (status = 'answered' and ${state} = 'closed'))`;
  return count > 0;
}
