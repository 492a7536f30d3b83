// Which files the rows of an import name.
import type { Trx } from '../../platform/db/db.ts';
import { stageOf } from './stage.store.ts';

/** Each file named in a column once, with the first row that names it; no name has a comma. */
export async function readNamedFiles(
  trx: Trx,
  table: string,
  column: string,
): Promise<{ row: number; value: string }[]> {
  return await trx.unsafe(
    `select min("row") as "row", value from ${stageOf(table)}, unnest(string_to_array("${column}", ',')) value where not is_bad group by 2 order by 1`,
  );
}
