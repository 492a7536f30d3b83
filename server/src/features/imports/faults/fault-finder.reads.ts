// Finds the rows a file was refused for, set by set, once a write came out short or broke a constraint.
import type { Trx } from '../../../platform/db/db.ts';
import { wordsOf } from '../format/check-words.ts';
import { type Fault, type FaultList, type FaultReason, KEPT } from './faults.ts';
import type { Table } from '../reading/read-table.ts';
import type { TableFacts } from '../format/table-facts.reads.ts';
import type { WritePlan } from '../writing/write-plan.store.ts';

/** What finding faults needs to know of one file. */
export type Suspect = {
  table: Table;
  plan: WritePlan;
  facts: TableFacts;
  faults: FaultList;
  staged: ReadonlySet<string>;
};

/** Rows answered by a query: the first ten thousand, each with the number of all; `first` is the row it clashes with, 0 for one the shop has. */
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

/** Where the rows stand as the table would have them, while faults are looked for. */
export const WOULD_BE = 'would_be';

/** Lists rows that break a CHECK of their table, with the cells of the columns it speaks of. */
export async function findBroken(trx: Trx, suspect: Suspect): Promise<void> {
  const { facts, table } = suspect;
  for (const { name, holds, columns: spokenOf } of facts.checks) {
    const named = namedBy(table, name, spokenOf);
    const found = await trx.unsafe<FoundRow[]>(
      `select "source row" as "row", ${keptCells(named)} as value, count(*) over () as total
       from ${WOULD_BE} w where not (${holds}) order by 1 limit ${KEPT}`,
    );
    const expected = wordsOf(name)?.expected ?? `${name}: ${holds}`;
    listFound(suspect, found, { column: named.join(', '), reason: 'rule', expected });
  }
}

/** The columns of a file that a constraint speaks of. */
export function namedBy(table: Table, constraint: string, spokenOf: readonly string[]): string[] {
  const words = wordsOf(constraint)?.columns;
  const isNamed = (column: Table['columns'][number]) =>
    words ? words.includes(column.name) : spokenOf.includes(column.to ?? column.name);
  return table.columns.filter(isNamed).map((column) => column.name);
}

/** SQL for some cells of a row that carries them along, as one text. */
export const keptCells = (columns: readonly string[]) =>
  `concat_ws(' ', ${['null', ...columns.map(cellOf)].join(', ')})`;

// A flag as the file writes it.
const cellOf = (name: string) =>
  `case "source cells"->'${name}' when 'true' then 'yes' when 'false' then 'no' else "source cells"->>'${name}' end`;

/** SQL of the staged rows as the table would have them, with the row and the cells they come from. */
export function wouldBe({ plan, facts }: Pick<Suspect, 'plan' | 'facts'>): string {
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
  const same = [...plan.key].map(([column, sql]) => isSame(facts, column, sql));
  return `select *${generated.join('')} from (
    select s."row" as "source row", to_jsonb(s) as "source cells", 0 as id, ${[...given, ...fallbacks].join(', ')}
    from ${plan.from} left join ${plan.table} t on ${same.join(' and ')} where ${plan.isValid}) v`;
}

/** SQL for whether a key's column of table t equals another value, where two that are empty are alike: in a form that can be hashed, since a shop has millions of rows. */
export function isSame(facts: TableFacts, column: string, other: string): string {
  if (facts.columns.get(column)?.isNullable === false) return `t."${column}" = ${other}`;
  const orEmpty = (sql: string) => `coalesce((${sql})::text, E'\\x01')`;
  return `${orEmpty(`t."${column}"`)} = ${orEmpty(other)}`;
}
