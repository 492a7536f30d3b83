// Staging tables of an import: the cells of a file as they came, before anything is looked up.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copyIn } from '../../../platform/db/copy-in.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { FaultList } from '../faults/faults.ts';
import type { Cell } from '../format/kinds/kind.ts';
import { type OnRows, readLines, type Table } from '../reading/read-table.ts';

const TYPES: Record<Cell['is'], string> = {
  text: 'text',
  oneOf: 'text',
  form: 'text',
  whole: 'integer',
  decimal: 'numeric',
  real: 'real',
  date: 'date',
  moment: 'timestamptz',
  flag: 'boolean',
  json: 'jsonb',
  ordinals: 'int8multirange',
  optionRule: 'text',
};

/** Name of the staging table of a kind's table. */
export const stageOf = (table: string) => `stage_${table}`;

/** What every statement of an import needs from its transaction: no time limits, room to sort. */
export async function prepareForImport(trx: Trx): Promise<void> {
  await trx`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true), set_config('work_mem', '192MB', true),
    set_config('maintenance_work_mem', '384MB', true)`;
}

/** Copies a file into its staging table; answers how many rows have no faulty cell. */
export async function stageTable(trx: Trx, table: Table, told: { faults: FaultList; onRows: OnRows }): Promise<number> {
  const stage = stageOf(table.kind.table);
  const columns = table.columns.map((column) => `"${column.name}" ${TYPES[column.cell.is]}`);
  await trx.unsafe(`create temp table ${stage} ("row" integer, is_bad boolean, ${columns.join(', ')}) on commit drop`);
  const { stream, over } = await copyIn(trx.unsafe(`copy ${stage} from stdin`));
  await over(pipeline(Readable.from(readLines(table, told.faults, told.onRows)), stream));
  await trx.unsafe(`analyze ${stage}`);
  const [counted] = await trx.unsafe<{ count: number }[]>(`select count(*) from ${stage} where not is_bad`);
  return counted?.count ?? 0;
}
