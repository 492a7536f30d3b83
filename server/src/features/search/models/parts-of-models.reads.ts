// What stands in the books of some models: figures, parts and what took their place (product §5 Search, Supersession).
import type { Db } from '../../../platform/db/db.ts';

/** Ids of figures, in no order. */
export async function readFiguresOfModels(db: Db, variantIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select distinct figure_id as id from figure_models where variant_id = any(${variantIds as number[]}::bigint[])`;
  return rows.map((row) => row.id);
}

/** Ids of parts, in no order. */
export async function readPartsOfModels(db: Db, variantIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    with recursive instead (part_id) as (
      select il.part_id from figure_models fm join items i on i.figure_id = fm.figure_id join item_lines il on il.item_id = i.id
      where fm.variant_id = any(${variantIds as number[]}::bigint[])
      union
      select case when s.old_part_id = n.part_id then s.new_part_id else s.old_part_id end
      from instead n join supersessions s on s.mode = 'all' and (s.old_part_id = n.part_id or s.is_two_way and s.new_part_id = n.part_id)
      where s.new_part_id is not null
    ) select part_id as id from instead`;
  return rows.map((row) => row.id);
}
