// Finds the row at which writing a file fails, by halves, where no set of rows tells what the database has against it.
import type { Trx } from '../../../platform/db/db.ts';
import { wordsOf } from '../format/check-words.ts';
import { namedBy, type Suspect } from './fault-finder.reads.ts';
import { isRefusal, type RowRefusal } from './row-refusal.ts';
import { stageOf } from '../writing/stage.store.ts';
import { fillLate, upsertSome } from '../writing/write-rows.store.ts';

type Culprit = { row: number; refusal: RowRefusal };

/** Lists the first row, in the order of the file, that the database refuses after those before it; false where it takes them one after the other. */
export async function findRefusedRow(trx: Trx, suspect: Suspect & { importId: number }): Promise<boolean> {
  // What is written to find it is taken back.
  await trx.unsafe('savepoint before_halves');
  const found = await firstRefused(trx, suspect);
  await trx.unsafe('rollback to savepoint before_halves');
  if (!found) return false;
  await addRefused(trx, suspect, found);
  return true;
}

// A half that is taken stays for those after it, so that all of it costs about as much as writing the file twice.
async function firstRefused(trx: Trx, suspect: Suspect & { importId: number }): Promise<Culprit | undefined> {
  const [last] = await trx.unsafe<{ row: number }[]>(
    `select coalesce(max("row"), 0) as "row" from ${stageOf(suspect.plan.table)}`,
  );
  let [taken, refused] = [0, (last?.row ?? 0) + 1];
  let refusal: RowRefusal | undefined;
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    const answer = await tryRows(trx, suspect, { after: taken, to: middle });
    if (answer) [refused, refusal] = [middle, answer];
    else taken = middle;
  }
  return refusal && { row: refused, refusal };
}

async function tryRows(
  trx: Trx,
  { plan, table, importId }: Suspect & { importId: number },
  rows: { after: number; to: number },
): Promise<RowRefusal | undefined> {
  try {
    await trx.savepoint(async (point) => {
      await upsertSome(point, plan, { importId, where: `and s."row" > ${rows.after} and s."row" <= ${rows.to}` });
      for (const column of plan.late) await fillLate(point, plan, { kind: table.kind, column, importId });
    });
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error;
  }
}

async function addRefused(trx: Trx, suspect: Suspect, { row, refusal }: Culprit): Promise<void> {
  const { table, plan, faults } = suspect;
  const constraint = refusal.constraint ?? '';
  const spokenOf = refusal.column ? [refusal.column] : await columnsOf(trx, plan.table, constraint);
  const named = namedBy(table, constraint, spokenOf);
  const cells = ['null', ...named.map((name) => `s."${name}"::text`)].join(', ');
  const [found] = await trx.unsafe<{ value: string }[]>(
    `select concat_ws(' ', ${cells}) as value from ${stageOf(plan.table)} s where s."row" = ${row}`,
  );
  const expected = wordsOf(constraint)?.expected ?? `what the database takes; it says: ${refusal.message}`;
  faults.add({ file: table.file, row, column: named.join(', '), value: found?.value ?? '', reason: 'rule', expected });
}

/** Columns that a constraint or an index depends on, those within expressions too. */
async function columnsOf(trx: Trx, table: string, constraint: string): Promise<string[]> {
  const found = await trx<{ column: string }[]>`
    select distinct a.attname::text as column
    from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.refobjid = ${table}::regclass and a.attnum > 0 and d.objid in (
      select oid from pg_constraint where conrelid = d.refobjid and conname = ${constraint}
      union all
      select i.indexrelid from pg_index i join pg_class x on x.oid = i.indexrelid
      where i.indrelid = d.refobjid and x.relname = ${constraint})`;
  return found.map(({ column }) => column);
}
