// Writes a staged file into its table: all new at once where the table is empty, else added, changed or left row by row.
import type { Trx } from '../../../platform/db/db.ts';
import type { Column } from '../format/kinds/kind.ts';
import { isKept, isOther, type Matches, matchesOf } from './match-rows.store.ts';
import type { Table } from '../reading/read-table.ts';
import { stageOf } from './stage.store.ts';
import type { TableFacts } from '../format/table-facts.reads.ts';
import { joinOf, type WritePlan } from './write-plan.store.ts';
import { stepsOf, toldKey } from './steps.store.ts';

/** How many rows of a file were new, different and the same. */
export type RowCounts = { added: number; changed: number; unchanged: number };

/** The import a row comes from, and the facts of its table. */
export type Origin = { importId: number; facts: TableFacts };

/** How many rows are staged, which of them the table has, how many are written at a time, and who is told of those that are. */
export type Growing = { staged: number; matches: Matches; rowsPerStep: number; onWritten: (rows: number) => void };

/** Writes into an empty table; the count says how many rows found all they refer to. */
export async function insertAll(trx: Trx, plan: WritePlan, { importId }: Origin): Promise<number> {
  const { names, values } = listsOf(plan, importId);
  const result = await trx.unsafe(
    `insert into ${plan.table} (${names}) select ${values} from ${plan.from} where ${plan.isValid}`,
  );
  return result.count;
}

/** Adds new rows and changes those whose key is there already, keeping what they were before. */
export async function upsertAll(trx: Trx, plan: WritePlan, table: Table & Origin & Growing): Promise<RowCounts> {
  const { pending } = table.matches;
  const changed = pending > 0 ? await keepPrevious(trx, plan, table) : 0;
  let [written, done] = [0, 0];
  for (const step of await stepsOf(trx, plan, { ...table, pending })) {
    if (step.pending > 0) written += await upsertSome(trx, plan, { ...step, importId: table.importId });
    done += step.rows;
    table.onWritten(done);
  }
  return { added: written - changed, changed, unchanged: table.staged - written };
}

/** Adds or changes the rows of one step; the count is of those that are new or different. */
export async function upsertSome(
  trx: Trx,
  plan: WritePlan,
  { importId, join = '', where }: { importId: number; join?: string; where: string },
): Promise<number> {
  const { names, values } = listsOf(plan, importId);
  const rest = [...plan.targets.keys()].filter((column) => !plan.key.has(column));
  const sets = [...rest, 'import_id', 'import_row'].map((column) => `"${column}" = excluded."${column}"`);
  const isNews = `(${rest.map((column) => `t."${column}"`).join(', ')}) is distinct from (${rest.map((column) => `excluded."${column}"`).join(', ')})`;
  const conflict = rest.length === 0 ? 'do nothing' : `do update set ${sets.join(', ')} where ${isNews}`;
  const { count } = await trx.unsafe(
    `insert into ${plan.table} as t (${names}) select ${values} from ${plan.from} ${join} where ${plan.isValid} ${where}
     ${orderOf(plan)} on conflict (${[...plan.key.keys()].map((column) => `"${column}"`).join(', ')}) ${conflict}`,
  );
  return count;
}

// Rows are locked in the order of their key, as orders lock stock: in the order of the file the two could wait for each other.
function orderOf(plan: WritePlan): string {
  const told = toldKey(plan);
  return told.length > 0 ? `order by ${told.join(', ')}` : '';
}

async function keepPrevious(trx: Trx, plan: WritePlan, { kind, importId, facts }: Table & Origin): Promise<number> {
  const keys = [...plan.key.keys()].map((column) => `'${column}', t."${column}"`);
  const result = await trx.unsafe(
    `insert into import_rows (import_id, kind, source_row, row_key, previous)
     select ${importId}, '${kind.kind}', s."row", jsonb_build_object(${keys.join(', ')}), to_jsonb(t)
     from ${plan.from} join ${matchesOf(plan.table)} m on m."row" = s."row" and m.is_other join ${plan.table} t on ${isKept(plan, facts)}
     where ${plan.isValid} and ${isOther(plan)}`,
  );
  return result.count;
}

/** Fills a column that points into the same file, now that all its rows are there, keeping what changed rows were before; answers how many were filled. */
export async function fillLate(
  trx: Trx,
  plan: WritePlan,
  late: { kind: Table['kind']; column: Column; importId: number },
): Promise<number> {
  const { kind, column } = late;
  const own = kind.columns.filter((one) => !one.isLate).map((one) => joinOf(one, kind.columns));
  const same = [...plan.key].map(([name, sql]) => `t."${name}" = ${sql}`);
  const found = `late_${plan.table}`;
  const { count } = await trx.unsafe(
    `create temp table ${found} on commit drop as select t.id, r_${column.name}.id as found, s."row" as source_row
     from ${stageOf(plan.table)} s ${own.join(' ')} ${joinOf(column, kind.columns)} join ${plan.table} t on ${same.join(' and ')}
     where not s.is_bad and (s."${column.name}" is null or r_${column.name}.id is not null) and t."${column.to}" is distinct from r_${column.name}.id`,
  );
  // A statement that writes no row is told as a change all the same.
  if (count > 0) await writeLate(trx, plan, { ...late, found });
  await trx.unsafe(`drop table ${found}`);
  return count;
}

async function writeLate(
  trx: Trx,
  { table, key }: WritePlan,
  { kind, column, importId, found }: { kind: Table['kind']; column: Column; importId: number; found: string },
): Promise<void> {
  await trx.unsafe(`analyze ${found}`);
  const keys = [...key.keys()].map((name) => `'${name}', t."${name}"`);
  await trx.unsafe(
    `insert into import_rows (import_id, kind, source_row, row_key, previous)
     select ${importId}, '${kind.kind}', v.source_row, jsonb_build_object(${keys.join(', ')}), to_jsonb(t)
     from ${found} v join ${table} t on t.id = v.id where t.import_id is distinct from ${importId}`,
  );
  await trx.unsafe(
    `update ${table} t set "${column.to}" = v.found, import_id = ${importId}, import_row = v.source_row from ${found} v where v.id = t.id`,
  );
}

function listsOf(plan: WritePlan, importId: number): { names: string; values: string } {
  const names = [...plan.targets.keys(), 'import_id', 'import_row'].map((column) => `"${column}"`);
  return { names: names.join(', '), values: [...plan.targets.values(), String(importId), 's."row"'].join(', ') };
}
