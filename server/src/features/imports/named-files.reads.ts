// Which files the rows of an import name.
import type { Trx } from '../../platform/db/db.ts';
import type { Column } from './kinds/kind.ts';
import type { Table } from './read-table.ts';
import { stageOf } from './stage.store.ts';

/** Each file named in a column once, with the first row that names it; no name has a comma. Rows that tell how to draw theirs are left out. */
export async function readNamedFiles(
  trx: Trx,
  { kind, columns }: Pick<Table, 'kind' | 'columns'>,
  { name, drawnBy }: Column,
): Promise<{ row: number; value: string }[]> {
  const isToBeThere = columns.some((one) => one.name === drawnBy) ? `and "${drawnBy}" is null` : '';
  return await trx.unsafe(
    `select min("row") as "row", value from ${stageOf(kind.table)}, unnest(string_to_array("${name}", ',')) value
     where not is_bad ${isToBeThere} group by 2 order by 1`,
  );
}
