// Loads one staged file and, where the database refuses it, finds out which rows are to blame.
import type { Trx } from '../../platform/db/db.ts';
import { findBroken, findDuplicates, findOverlaps, type Suspect } from './fault-finder.reads.ts';
import type { FaultList } from './faults.ts';
import { loosenTable } from './loose-table.store.ts';
import type { Table } from './read-table.ts';
import { readTableFacts } from './table-facts.reads.ts';
import { makeWritePlan, type WritePlan } from './write-plan.store.ts';
import { findUnknown, findUnknownLate } from './unknown-rows.store.ts';
import { fillLate, insertAll, type RowCounts, upsertAll } from './write-rows.store.ts';

/** From how many rows on taking indexes off an empty table pays. */
const LARGE = 1_000;

/** What loading one file needs beside it. */
export type Load = {
  importId: number;
  rows: number;
  /** How many rows are written at a time into a table that holds some. */
  rowsPerStep: number;
  onWritten: (rows: number) => void;
  isExclusive: boolean;
  faults: FaultList;
  allStaged: ReadonlySet<string>;
};

/** Writes the rows; undefined where they were refused, with the faults listed. */
export async function loadTable(trx: Trx, table: Table, load: Load): Promise<RowCounts | undefined> {
  const facts = await readTableFacts(trx, table.kind.table);
  const plan = makeWritePlan(table, facts);
  const suspect: Suspect = { table, plan, facts, faults: load.faults, staged: load.allStaged };
  const before = load.faults.count();
  try {
    return await trx.savepoint((point) => write(point, { ...load, ...suspect }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await explain(trx, suspect, error);
    if (load.faults.count() === before) await addUnexplained(trx, suspect, error);
    return undefined;
  }
}

async function write(trx: Trx, load: Suspect & Load): Promise<RowCounts> {
  const { table, plan, facts, importId, rows } = load;
  if (!facts.isEmpty) await findUnknown(trx, load);
  const counts = facts.isEmpty
    ? await writeFirst(trx, load)
    : await upsertAll(trx, plan, { ...table, ...load, importId, facts, staged: rows });
  if (facts.isEmpty && counts.added < rows) await findUnknown(trx, load);
  if (plan.late.length > 0) await trx.unsafe(`analyze ${plan.table}`);
  for (const column of plan.late) await fillLate(trx, plan, { kind: table.kind, column, importId });
  if (plan.late.length > 0) await findUnknownLate(trx, load);
  return counts;
}

async function writeFirst(trx: Trx, { plan, facts, importId, rows, isExclusive }: Suspect & Load): Promise<RowCounts> {
  const isLoose = isExclusive && rows >= LARGE;
  const tighten = isLoose ? await loosenTable(trx, plan.table) : () => trx.unsafe(`analyze ${plan.table}`);
  const added = await insertAll(trx, plan, { importId, facts });
  await tighten();
  return { added, changed: 0, unchanged: 0 };
}

type Refusal = Error & { code: string; detail?: string; constraint_name?: string; column_name?: string };

/** Integrity violations, a key twice in one statement, and numbers out of range. */
function isRefusal(error: unknown): error is Refusal {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const code = String(error.code);
  return code.startsWith('23') || code === '21000' || code === '22003';
}

async function explain(trx: Trx, suspect: Suspect, error: Refusal): Promise<void> {
  if (error.code === '23505' || error.code === '21000') await findDuplicates(trx, suspect);
  else if (error.code === '23P01') await findOverlaps(trx, suspect);
  else if (error.code === '23514' && !error.detail?.match(/^[^ ]+$/)) await findBroken(trx, suspect);
}

async function addUnexplained(trx: Trx, { table, plan, faults }: Suspect, error: Refusal): Promise<void> {
  const detail = error.detail ?? '';
  const row = await rowNaming(trx, { plan, table, value: detail });
  const expected = `${error.constraint_name ?? 'the rules of the database'}: ${error.message}`;
  faults.add({ file: table.file, row, column: error.column_name ?? '', value: detail, reason: 'rule', expected });
}

/** The first row that names the code a trigger complained about; 0 where none does. */
async function rowNaming(
  trx: Trx,
  { plan, table, value }: { plan: WritePlan; table: Table; value: string },
): Promise<number> {
  const first = table.kind.columns.find((column) => column.refersTo || column.name === 'code');
  if (!first || value === '') return 0;
  const [found] = await trx.unsafe<{ row: number }[]>(
    `select s."row" from ${plan.from} where s."${first.name}"::text = $1 order by 1 limit 1`,
    [value],
  );
  return found?.row ?? 0;
}
