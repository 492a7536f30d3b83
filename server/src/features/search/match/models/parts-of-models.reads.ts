// What stands in the books of some models: figures, parts and what took their place (product §5 Search, Supersession).
import type { Db } from '../../../../platform/db/db.ts';
import { standIns } from '../../../supersession/index.ts';

/** Ids of figures, in no order. */
export async function readFiguresOfModels(db: Db, variantIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select distinct figure_id as id from figure_models where variant_id = any(${variantIds as number[]}::bigint[])`;
  return rows.map((row) => row.id);
}

/** Ids of parts, in no order. */
export async function readPartsOfModels(db: Db, variantIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    with recursive line as (
      select distinct il.part_id from figure_models fm join items i on i.figure_id = fm.figure_id join item_lines il on il.item_id = i.id
      where fm.variant_id = any(${variantIds as number[]}::bigint[])
    ), stand_in (part_id, listed) as (
      ${standIns.after(db, 'line')}
    ) select distinct part_id as id from stand_in`;
  return rows.map((row) => row.id);
}
