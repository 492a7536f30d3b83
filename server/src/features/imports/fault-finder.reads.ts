// Finds the rows a file was refused for, set by set, once a write came out short or broke a constraint.
import type { Trx } from '../../platform/db/db.ts';
import { type Fault, type FaultList, type FaultReason, KEPT } from './faults.ts';
import type { Table } from './read-table.ts';
import type { TableFacts } from './table-facts.reads.ts';
import type { WritePlan } from './write-plan.store.ts';

/** What finding faults needs to know of one file. */
export type Suspect = {
  table: Table;
  plan: WritePlan;
  facts: TableFacts;
  faults: FaultList;
  staged: ReadonlySet<string>;
};

/** Rows answered by a query: the first ten thousand, each with the number of all. */
export type FoundRow = { row: number; value: string | null; total: number; first?: number };

/** Puts found rows on the list; what is over ten thousand is counted alone. */
export function listFound(
  { table, faults }: Suspect,
  found: FoundRow[],
  as: { column: string; reason: FaultReason; expected: string | ((row: FoundRow) => string) },
): void {
  for (const one of found) {
    const expected = typeof as.expected === 'string' ? as.expected : as.expected(one);
    const fault: Fault = {
      file: table.file,
      row: one.row,
      column: as.column,
      value: one.value ?? '',
      reason: as.reason,
      expected,
    };
    faults.add(fault);
  }
  faults.more((found[0]?.total ?? 0) - found.length);
}

/** Lists rows that have the key of an earlier row. */
export async function findDuplicates(trx: Trx, suspect: Suspect): Promise<void> {
  const { table, plan } = suspect;
  const named = table.columns.filter(
    (column) => plan.key.has(column.to ?? column.name) || (column.to === null && column.isRequired),
  );
  const value = named.map((column) => `s."${column.name}"::text`).join(`, ' ', `) || `''`;
  const rows = await trx.unsafe<FoundRow[]>(
    `select *, count(*) over () as total from (
       select s."row", concat(${value}) as value, min(s."row") over (partition by ${[...plan.key.values()].join(', ')}) as first
       from ${plan.from} where ${plan.isValid}
     ) d where d."row" > d.first order by 1 limit ${KEPT}`,
  );
  const column = named.map((one) => one.name).join(', ');
  listFound(suspect, rows, {
    column,
    reason: 'duplicate',
    expected: (row) => `a row of its own: row ${row.first} has the same`,
  });
}

/** Lists rows whose time overlaps that of a row before them. */
export async function findOverlaps(trx: Trx, suspect: Suspect): Promise<void> {
  const { table, plan } = suspect;
  const apart = table.kind.apartBy;
  if (!apart) return;
  const has = (name: string) => table.columns.some((column) => column.name === name);
  const from = plan.targets.get('valid_from') ?? `date '2000-01-01'`;
  const to = has('valid_to') ? `coalesce(s.valid_to, 'infinity')` : `'infinity'::date`;
  const by = apart.filter(has).map((name) => `s."${name}"`);
  const rows = await trx.unsafe<FoundRow[]>(
    `select d."row", d.value, count(*) over () as total from (
       select s."row", ${from}::text as value, ${from} as starts,
         max(${to}) over (partition by ${by.join(', ')} order by ${from}, s."row" rows between unbounded preceding and 1 preceding) as before
       from ${plan.from} where ${plan.isValid}
     ) d where d.starts < d.before order by 1 limit ${KEPT}`,
  );
  listFound(suspect, rows, {
    column: 'valid_from',
    reason: 'overlap',
    expected: 'a time that begins when the one before has ended',
  });
}

/** Lists rows that break a CHECK of their table, with the cells of the columns it speaks of. */
export async function findBroken(trx: Trx, suspect: Suspect): Promise<void> {
  const { plan, facts, table } = suspect;
  const columns = [...facts.columns.values()];
  const given = [...plan.targets].map(([column, sql]) => `${sql} as "${column}"`);
  const absent = columns.filter((one) => !plan.targets.has(one.name) && one.generated === null && one.name !== 'id');
  // What the file does not say stays as it is in a row that is there already.
  const fallbacks = absent.map(
    ({ name, fallback, type }) =>
      `case when t is null then (${fallback ?? 'null'})::${type} else t."${name}" end as "${name}"`,
  );
  const generated = columns
    .filter((one) => one.generated !== null)
    .map((one) => `, (${one.generated}) as "${one.name}"`);
  const same = [...plan.key].map(([column, sql]) => `t."${column}" is not distinct from ${sql}`);
  const rows = `select s."row" as "source row", to_jsonb(s) as "source cells", 0 as id, ${[...given, ...fallbacks].join(', ')}
    from ${plan.from} left join ${plan.table} t on ${same.join(' and ')} where ${plan.isValid}`;
  for (const { name, holds, columns: spokenOf } of facts.checks) {
    const named = table.columns.filter((one) => spokenOf.includes(one.to ?? one.name)).map((one) => one.name);
    const cells = named.map((one) => `"source cells"->>'${one}'`);
    const found = await trx.unsafe<FoundRow[]>(
      `select "source row" as "row", concat_ws(' ', ${['null', ...cells].join(', ')}) as value, count(*) over () as total
       from (select *${generated.join('')} from (${rows}) v) w where not (${holds}) order by 1 limit ${KEPT}`,
    );
    listFound(suspect, found, { column: named.join(', '), reason: 'rule', expected: `${name}: ${holds}` });
  }
}
