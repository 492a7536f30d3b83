// Parts that are one of several to choose from, the parts that those replaced, and what takes a place together with a part (product §5 Supersession).
import type { Db } from '../../platform/db/db.ts';
import { after } from './stand-ins.reads.ts';

/** A part and one that it may or may not stand in for, since that was replaced by one of several. */
export interface Alternative {
  partId: number;
  oldId: number;
  oldCode: string;
}

/** Every part that may stand in for one of these by at least one choice on the way; what it stands in for without a choice is left out. */
export async function readOf(db: Db, partIds: readonly number[]): Promise<Alternative[]> {
  return await db<Alternative[]>`
    with recursive walk (part_id, older, is_chosen) as (
      select distinct p, p, false from unnest(${partIds as number[]}::bigint[]) p
      union
      select w.part_id, s.older, w.is_chosen or s.is_chosen from walk w cross join lateral (
        select old_part_id as older, mode = 'choice' as is_chosen from supersessions where new_part_id = w.older
        union all
        select new_part_id, false from supersessions where old_part_id = w.older and mode = 'all' and is_two_way and new_part_id is not null
      ) s
    )
    select w.part_id, w.older as old_id, o.code as old_code from walk w join parts o on o.id = w.older
    where w.is_chosen and not exists (select from walk x where x.part_id = w.part_id and x.older = w.older and not x.is_chosen)
    order by w.part_id, o.code`;
}

/** Every part of the catalogue that is one of several to choose from, or stands in for such a one. */
export async function readIds(db: Db): Promise<number[]> {
  const [found] = await db<{ ids: number[] }[]>`
    with recursive chosen (part_id) as (
      select new_part_id from supersessions where mode = 'choice' and new_part_id is not null
    ), stand_in (part_id, listed) as (
      ${after(db, 'chosen')}
    ) select coalesce(array_agg(distinct part_id), '{}') as ids from stand_in`;
  return found?.ids ?? [];
}

const MATES_MOST = 30;

/** The other successors of the old parts all of whose successors are needed, each once, with the old code. */
export async function readSetMates(db: Db, partId: number): Promise<{ partId: number; code: string }[]> {
  return await db`
    select distinct on (b.new_part_id) b.new_part_id as part_id, p.code from supersessions a
      join supersessions b on b.old_part_id = a.old_part_id and b.mode = 'all' join parts p on p.id = a.old_part_id
    where a.new_part_id = ${partId} and a.mode = 'all' and b.new_part_id <> ${partId}
      and coalesce(b.effective_from, current_date) <= current_date
    order by b.new_part_id, p.code limit ${MATES_MOST}`;
}
