// In whose place a part may stand (product §5 Supersession; docs/decisions/0005).
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/named-in.ts';

/**
 * The query `instead`, of every part named by another query and each part in whose place it may be used. A part that replaced another stands
 * wherever the other stood, as do two that may be used for each other; one of several successors to choose from does not.
 */
export const insteadOf = (db: Db, named: string): Fragment => db`
  select part_id, part_id from ${db(named)}
  union
  select i.part_id, s.listed from instead i cross join lateral (
    select old_part_id as listed from supersessions where new_part_id = i.listed and mode = 'all'
    union all
    select new_part_id from supersessions where old_part_id = i.listed and mode = 'all' and is_two_way and new_part_id is not null
  ) s`;
