// Finds cells that name what is not there and marks their rows as faulty, so that those who point at them are not blamed too.
import type { Trx } from '../../../platform/db/db.ts';
import { type FoundRow, listFound, type Suspect } from './fault-finder.reads.ts';
import { KEPT } from './faults.ts';
import type { Column } from '../format/kinds/kind.ts';
import { stageOf } from '../writing/stage.store.ts';
import { anyNamed, type Check, foundOf, joinOf } from '../writing/write-plan.store.ts';

/** Lists every cell that names a row which is not there, and every cell a derived column cannot be made of. */
export async function findUnknown(trx: Trx, suspect: Suspect): Promise<void> {
  const { plan } = suspect;
  for (const { column, found, needs } of plan.lookups) {
    const holds = [`s."${column.name}" is not null`, `${found} is null`, ...needs.map((need) => `${need} is not null`)];
    await findCells(trx, suspect, { column, where: holds.join(' and ') });
  }
  const isFound = plan.lookups.filter(({ column }) => column.isRequired).map(({ found }) => `${found} is not null`);
  for (const check of plan.checks) {
    const where = [...isFound, `not (${check.holds})`, ...noneFaulty(check, suspect.staged)].join(' and ');
    const found = await markAndRead(trx, suspect, { name: check.column, from: plan.from, where });
    const reason = check.names ? 'reference' : 'cell';
    listFound(suspect, found, { column: check.column, reason, expected: check.expected });
  }
}

/** Lists the cells of columns filled late that find nothing. */
export async function findUnknownLate(trx: Trx, suspect: Suspect): Promise<void> {
  const { table, plan } = suspect;
  for (const column of plan.late) {
    const where = `${plan.isValid} and s."${column.name}" is not null and ${foundOf(column)} is null`;
    await findCells(trx, suspect, { column, where, join: joinOf(column, table.kind.columns) });
  }
}

async function findCells(
  trx: Trx,
  suspect: Suspect,
  cells: { column: Column; where: string; join?: string },
): Promise<void> {
  const { column, where, join = '' } = cells;
  const other = column.refersTo?.table ?? '';
  const found = await markAndRead(trx, suspect, {
    name: column.name,
    from: `${suspect.plan.from} ${join}`,
    where: `${where} ${isNotFaulty(column, suspect.staged)}`,
  });
  listFound(suspect, found, {
    column: column.name,
    reason: 'reference',
    expected: `a code from ${other.replaceAll('_', ' ')}`,
  });
}

async function markAndRead(
  trx: Trx,
  { plan }: Suspect,
  cells: { name: string; from: string; where: string },
): Promise<FoundRow[]> {
  return await trx.unsafe<FoundRow[]>(
    `with bad as (
       update ${stageOf(plan.table)} x set is_bad = true
       from (select s."row" from ${cells.from} where not s.is_bad and ${cells.where}) b
       where x."row" = b."row" returning x."row", x."${cells.name}"::text as value
     )
     select "row", value, count(*) over () as total from bad order by 1 limit ${KEPT}`,
  );
}

/** Leaves out cells that name a faulty row of the same import. */
function isNotFaulty(column: Column, staged: ReadonlySet<string>): string {
  const { table = '', by = '' } = column.refersTo ?? {};
  if (!staged.has(table) || by === 'serial_norm') return '';
  return `and not exists (select from ${stageOf(table)} b where b.is_bad and b."${by}" = s."${column.name}")`;
}

/** The same for the words of a cell. */
function noneFaulty({ column, names }: Check, staged: ReadonlySet<string>): string[] {
  if (!names || !staged.has(names.table)) return [];
  const isFaulty = `exists (select from ${stageOf(names.table)} b where b.is_bad and b."${names.by}" = named[1])`;
  return [`not ${anyNamed(column, { each: names.each, where: isFaulty })}`];
}
