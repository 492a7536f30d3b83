// Finds rows of one key within a file and marks the later ones as faulty, so that they are not blamed for more than that.
import type { Trx } from '../../../platform/db/db.ts';
import { type FoundRow, listFound, type Suspect } from './fault-finder.reads.ts';
import { KEPT } from './faults.ts';
import { stageOf } from '../writing/stage.store.ts';
import { keyColumnsOf } from '../writing/write-plan.store.ts';

/** Lists rows that have the key of an earlier row. */
export async function findDuplicates(trx: Trx, suspect: Suspect): Promise<void> {
  const { table, plan } = suspect;
  const named = keyColumnsOf(table, plan);
  const cells = named.map((name) => `x."${name}"::text`).join(', ');
  const rows = await trx.unsafe<FoundRow[]>(
    `with bad as (
       update ${stageOf(plan.table)} x set is_bad = true from (
         select s."row", min(s."row") over (partition by ${[...plan.key.values()].join(', ')}) as first
         from ${plan.from} where ${plan.isValid}
       ) d where x."row" = d."row" and d."row" > d.first
       returning x."row", concat_ws(', ', null, ${cells}) as value, d.first
     )
     select *, count(*) over () as total from bad order by 1 limit ${KEPT}`,
  );
  const column = named.join(', ');
  listFound(suspect, rows, {
    column,
    reason: 'duplicate',
    expected: (row) => `a row of its own: row ${row.first} has the same ${column}`,
  });
}
