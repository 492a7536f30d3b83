// Which files the rows of an import name.
import type { Trx } from '../../platform/db/db.ts';
import { stageOf } from './stage.store.ts';

/** Each file named in a column once, with the first row that names it. */
export async function readNamedFiles(
  trx: Trx,
  table: string,
  column: string,
): Promise<{ row: number; value: string }[]> {
  return await trx.unsafe(
    `select min("row") as "row", "${column}" as value from ${stageOf(table)} where not is_bad and "${column}" is not null group by 2 order by 1`,
  );
}
