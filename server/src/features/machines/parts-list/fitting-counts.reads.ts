// Some parts counted by category, each also in every category above its own (spec §2 Category).
import type { calls, ResultOf } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';

type Counts = ResultOf<typeof calls.machines.categoriesForMachine>;

/** Parts that are no longer shown count nowhere, as in the lists. */
export async function readFittingCounts(db: Db, partIds: readonly number[]): Promise<Counts> {
  return await db<Counts>`
    with recursive own as (
      select category_id as id, count(*) as count from parts
      where id = any(${partIds as number[]}::bigint[]) and category_id is not null and status <> 'offline' group by 1
    ), up (id, count) as (
      select id, count from own
      union all
      select c.parent_id, up.count from up join part_categories c on c.id = up.id where c.parent_id is not null
    )
    select id, sum(count)::int as part_count from up group by id order by id`;
}
