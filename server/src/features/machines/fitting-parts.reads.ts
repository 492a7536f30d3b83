// Parts that may fit a machine at all, before each is judged (product §5 Fit verdict).
import type { Db } from '../../platform/db/db.ts';

/** Parts in the lists of the machine's model and what stands in their place, and what the machine was built with and what replaced that. */
export async function readCandidates(db: Db, hostId: number): Promise<number[]> {
  const rows = await db<{ partId: number }[]>`
    with recursive listed (part_id) as (
      select il.part_id from machines m join figure_models fm on fm.variant_id = m.variant_id
        join items i on i.figure_id = fm.figure_id join item_lines il on il.item_id = i.id
      where m.id = ${hostId}
      union
      select case when s.old_part_id = l.part_id then s.new_part_id else s.old_part_id end
      from listed l join supersessions s on s.mode = 'all' and (s.old_part_id = l.part_id or s.is_two_way and s.new_part_id = l.part_id)
      where s.new_part_id is not null
    ), built (part_id) as (
      select part_id from as_built_lines where machine_id = ${hostId}
      union
      select s.new_part_id from built b join supersessions s on s.old_part_id = b.part_id where s.new_part_id is not null
    )
    select part_id from listed union select part_id from built`;
  return rows.map((row) => row.partId);
}
