// Reports of wrong rows as whoever made them reads them (product §8).
import type { calls, OwnReport, ParsedOf } from '@outrigger/contract';
import type { Customer } from '../../platform/caller.ts';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Where something stands. */
type Place = Pick<ParsedOf<typeof calls.rowReports.reportRow>, 'hostId' | 'figureId' | 'partId'>;

const MOST = 200;

/** Whether machine, figure and part, as far as they are named, are in the catalogue. */
export async function areThere(db: Db, { hostId, figureId, partId }: Place): Promise<boolean> {
  const [row] = await db<{ areThere: boolean }[]>`
    select (${hostId ?? null}::bigint is null or exists (select from machines where id = ${hostId ?? null}))
      and (${figureId ?? null}::bigint is null or exists (select from figures where id = ${figureId ?? null}))
      and (${partId ?? null}::bigint is null or exists (select from parts where id = ${partId ?? null})) as are_there`;
  return row?.areThere ?? false;
}

/** The caller's reports of a place, newest first. */
export async function readOwnReports(
  db: Db | Trx,
  { userId, companyId }: Customer,
  { id, hostId, figureId, partId }: Place & { id?: number },
): Promise<OwnReport[]> {
  return await db<OwnReport[]>`
    select r.id, r.machine_id as host_id, r.figure_id, r.item_no, r.part_id, r.kind, r.message as note, r.status as state,
      to_json(r.created_at) #>> '{}' as created_at, r.answer, to_json(r.answered_at) #>> '{}' as answered_at
    from wrong_part_reports r
    where r.user_id = ${userId} and r.company_id = ${companyId}
      and (${id ?? null}::bigint is null or r.id = ${id ?? null})
      and (${hostId ?? null}::bigint is null or r.machine_id = ${hostId ?? null})
      and (${figureId ?? null}::bigint is null or r.figure_id = ${figureId ?? null})
      and (${partId ?? null}::bigint is null or r.part_id = ${partId ?? null})
    order by r.id desc limit ${MOST}`;
}
