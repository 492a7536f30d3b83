// Whether any book prints a part: where none does, nothing is known of its fit (product §5 Fit verdict).
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { standIns } from '../supersession/index.ts';

/** Whether a part p stands in the lists of any model, itself or, looked for only then, in another's place; `pair-rows.reads.ts` asks the same of pairs. */
export const isListed = (db: Db): Fragment => db`(exists (select from item_lines where part_id = p.id) or exists (
  with recursive this as (select p.id as part_id), stand_in (part_id, listed) as (${standIns.of(db, 'this')})
  select from stand_in n where exists (select from item_lines l where l.part_id = n.listed)))`;

/** Those among some parts that are. */
export async function readListed(db: Db, partIds: readonly number[]): Promise<Set<number>> {
  const rows = await db<{ id: number }[]>`
    select p.id from parts p where p.id = any(${partIds as number[]}::bigint[]) and ${isListed(db)}`;
  return new Set(rows.map(({ id }) => id));
}
