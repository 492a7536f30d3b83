// What the factory recorded for a machine, and what came to replace that (product §5 Fit verdict).
import type { Db } from '../../../platform/db/db.ts';
import { standIns } from '../../supersession/index.ts';

/** The recursive query `built`: what a machine was built with and all that came to replace it, each beside the part that was built in; of several to choose from none is known to be the one. */
export const builtInto = (db: Db, machineId: number) => db`
  select part_id, part_id from as_built_lines where machine_id = ${machineId}
  union
  select s.new_part_id, b.root_id from built b cross join lateral (${standIns.cameAfter(db)}) s`;

/** Those of some parts that a machine was built with or that replaced such a one, each with the code on the record where that is another's. */
export async function readBuilt(
  db: Db,
  machineId: number,
  partIds: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await db<{ partId: number; builtAs: string | null }[]>`
    with recursive built (part_id, root_id) as (${builtInto(db, machineId)})
    select b.part_id, (select o.code from parts o where o.id = b.came_from) as built_as from (
      select part_id, case when not bool_or(part_id = root_id) then min(root_id) end as came_from
      from built where part_id = any(${partIds as number[]}::bigint[]) group by part_id
    ) b`;
  return new Map(rows.map(({ partId, builtAs }) => [partId, builtAs]));
}
