// Which part may be used where a book prints another (product §5 Supersession; docs/decisions/0005): every question of fit that follows supersessions asks in these words.
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

/**
 * The recursive query `stand_in (part_id, listed)`, of every part named by another query and each part in whose place it may be used. A part that
 * replaced another stands wherever the other stood, as do two that may be used for each other; one of several successors to choose from does not.
 */
export const of = (db: Db, named: string): Fragment => db`
  select part_id, part_id from ${db(named)}
  union
  select i.part_id, s.listed from stand_in i cross join lateral (
    select old_part_id as listed from supersessions where new_part_id = i.listed and mode = 'all'
    union all
    select new_part_id from supersessions where old_part_id = i.listed and mode = 'all' and is_two_way and new_part_id is not null
  ) s`;

/** The same query from the other end: of every part named by another query each part that may be used in its place, and the named one itself. */
export const after = (db: Db, named: string): Fragment => db`
  select part_id, part_id from ${db(named)}
  union
  select s.part_id, n.listed from stand_in n cross join lateral (
    select case when s.old_part_id = n.part_id then s.new_part_id else s.old_part_id end as part_id from supersessions s
    where s.mode = 'all' and (s.old_part_id = n.part_id or s.is_two_way and s.new_part_id = n.part_id) and s.new_part_id is not null
  ) s`;

/** The parts that `b.older` replaced, one step: what was built in under their codes. */
export const replacedByOlder = (db: Db): Fragment => db`
  select old_part_id from supersessions where new_part_id = b.older and mode = 'all'`;

/** The parts that replaced `b.part_id`, one step; look-ups by part: without "offset 0" the planner reads every supersession there is for a few hundred parts. */
export const cameAfter = (db: Db): Fragment => db`
  select new_part_id from supersessions where old_part_id = b.part_id and mode = 'all' and new_part_id is not null offset 0`;

/** The whole relation in memory: by part those in whose place it may be used, one step each. */
export async function readLinks(db: Db): Promise<Map<number, number[]>> {
  const [found] = await db<{ parts: number[]; listed: number[] }[]>`
    select coalesce(array_agg(part_id), '{}') as parts, coalesce(array_agg(listed), '{}') as listed from (
      select new_part_id as part_id, old_part_id as listed from supersessions where mode = 'all' and new_part_id is not null
      union all
      select old_part_id, new_part_id from supersessions where mode = 'all' and is_two_way and new_part_id is not null
    ) s`;
  const links = new Map<number, number[]>();
  for (const [at, partId] of (found?.parts ?? []).entries()) {
    const listed = found?.listed[at] ?? 0;
    const before = links.get(partId);
    if (before) before.push(listed);
    else links.set(partId, [listed]);
  }
  return links;
}
