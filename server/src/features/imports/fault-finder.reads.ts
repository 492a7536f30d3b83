// Finds the rows a file was refused for, set by set, once a write came out short or broke a constraint.
import type { Trx } from '../../platform/db/db.ts';
import type { FaultList } from './faults.ts';
import type { Table } from './read-table.ts';
import { stageOf } from './stage.store.ts';
import type { TableFacts } from './table-facts.reads.ts';
import type { WritePlan } from './write-plan.store.ts';
import { foundOf, joinOf } from './write-plan.store.ts';

type Found = { row: number; value: string | null };

/** What finding faults needs to know of one file. */
export type Suspect = {
  table: Table;
  plan: WritePlan;
  facts: TableFacts;
  faults: FaultList;
  staged: ReadonlySet<string>;
};

/** Lists every cell that names a row which is not there, and every cell a derived column cannot be made of. */
export async function findUnknown(trx: Trx, { table, plan, faults, staged }: Suspect): Promise<void> {
  for (const { column, found, needs } of plan.lookups) {
    const other = column.refersTo?.table ?? '';
    const rows = await trx.unsafe<Found[]>(
      `select s."row", s."${column.name}"::text as value from ${plan.from}
       where not s.is_bad and s."${column.name}" is not null and ${found} is null
       ${needs.map((need) => `and ${need} is not null`).join(' ')} ${notFaultyItself(column.refersTo?.by ?? '', { other, name: column.name, staged })}
       order by 1`,
    );
    for (const { row, value } of rows) addUnknown(faults, { file: table.file, row, column: column.name, value, other });
  }
  for (const check of plan.checks) {
    const rows = await trx.unsafe<Found[]>(
      `select s."row", s."${check.column}"::text as value from ${plan.from}
       where not s.is_bad and ${plan.lookups.map(({ found, column }) => (column.isRequired ? `${found} is not null` : 'true')).join(' and ') || 'true'}
       and not (${check.holds}) order by 1`,
    );
    for (const { row, value } of rows)
      faults.add({
        file: table.file,
        row,
        column: check.column,
        value: value ?? '',
        reason: 'cell',
        expected: check.expected,
      });
  }
}

/** Lists the cells of a column filled late that find nothing. */
export async function findUnknownLate(trx: Trx, { table, plan, faults, staged }: Suspect): Promise<void> {
  for (const column of plan.late) {
    const other = column.refersTo?.table ?? '';
    const rows = await trx.unsafe<Found[]>(
      `select s."row", s."${column.name}"::text as value from ${plan.from} ${joinOf(column, table.kind.columns)}
       where ${plan.isValid} and s."${column.name}" is not null and ${foundOf(column)} is null
       ${notFaultyItself(column.refersTo?.by ?? '', { other, name: column.name, staged })} order by 1`,
    );
    for (const { row, value } of rows) addUnknown(faults, { file: table.file, row, column: column.name, value, other });
  }
}

/** A row that is faulty itself is not also reported by all that point at it. */
function notFaultyItself(
  by: string,
  { other, name, staged }: { other: string; name: string; staged: ReadonlySet<string> },
): string {
  if (!staged.has(other) || by === 'serial_norm') return '';
  return `and not exists (select from ${stageOf(other)} b where b.is_bad and b."${by}" = s."${name}")`;
}

function addUnknown(
  faults: FaultList,
  at: Omit<Found, 'value'> & { value: string | null; file: string; column: string; other: string },
): void {
  const expected = `a code from ${at.other.replaceAll('_', ' ')}`;
  faults.add({ file: at.file, row: at.row, column: at.column, value: at.value ?? '', reason: 'reference', expected });
}

/** Lists rows that have the key of an earlier row. */
export async function findDuplicates(trx: Trx, { table, plan, faults }: Suspect): Promise<void> {
  const keys = [...plan.key.values()];
  const named = table.columns.filter(
    (column) => plan.key.has(column.to ?? column.name) || (column.to === null && column.isRequired),
  );
  const value = named.map((column) => `s."${column.name}"::text`).join(`, ' ', `) || `''`;
  const rows = await trx.unsafe<(Found & { first: number })[]>(
    `select * from (
       select s."row", concat(${value}) as value, min(s."row") over (partition by ${keys.join(', ')}) as first
       from ${plan.from} where ${plan.isValid}
     ) d where d."row" > d.first order by 1`,
  );
  for (const { row, value: text, first } of rows) {
    const column = named.map((one) => one.name).join(', ');
    faults.add({
      file: table.file,
      row,
      column,
      value: text ?? '',
      reason: 'duplicate',
      expected: `a row of its own: row ${first} has the same`,
    });
  }
}

/** Lists rows whose time overlaps that of a row before them. */
export async function findOverlaps(trx: Trx, { table, plan, faults }: Suspect): Promise<void> {
  const apart = table.kind.apartBy;
  if (!apart) return;
  const has = (name: string) => table.columns.some((column) => column.name === name);
  const from = plan.targets.get('valid_from') ?? `date '2000-01-01'`;
  const to = has('valid_to') ? `coalesce(s.valid_to, 'infinity')` : `'infinity'::date`;
  const by = apart.filter(has).map((name) => `s."${name}"`);
  const rows = await trx.unsafe<Found[]>(
    `select d."row", d.value from (
       select s."row", ${from}::text as value, ${from} as starts,
         max(${to}) over (partition by ${by.join(', ')} order by ${from}, s."row" rows between unbounded preceding and 1 preceding) as before
       from ${plan.from} where ${plan.isValid}
     ) d where d.starts < d.before order by 1`,
  );
  for (const { row, value } of rows) {
    const expected = 'a time that begins when the one before has ended';
    faults.add({ file: table.file, row, column: 'valid_from', value: value ?? '', reason: 'overlap', expected });
  }
}

/** Lists rows that break a CHECK of their table. */
export async function findBroken(trx: Trx, { table, plan, facts, faults }: Suspect): Promise<void> {
  const values = [...plan.targets].map(([column, sql]) => `${sql} as "${column}"`);
  const given = new Set(plan.targets.keys());
  const absent = [...facts.columns.values()].filter((one) => !given.has(one.name) && one.generated === null);
  const fallbacks = absent
    .filter((one) => one.name !== 'id')
    .map((one) => `${one.fallback ?? 'null'} as "${one.name}"`);
  const generated = [...facts.columns.values()]
    .filter((one) => one.generated !== null)
    .map((one) => `(${one.generated}) as "${one.name}"`);
  const rows = `select s."row" as "source row", ${[...values, ...fallbacks].join(', ')} from ${plan.from} where ${plan.isValid}`;
  for (const { name, holds } of facts.checks) {
    const found = await trx.unsafe<Found[]>(
      `select "source row" as "row", '' as value from (select *${generated.map((one) => `, ${one}`).join('')} from (${rows}) v) w where not (${holds}) order by 1`,
    );
    for (const { row } of found)
      faults.add({ file: table.file, row, column: '', value: '', reason: 'rule', expected: `${name}: ${holds}` });
  }
}
