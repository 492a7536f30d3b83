// Compares a staged file with what its table holds, once and as a set: what is neither new nor other is never written, nor locked (product §8 Import).
import type { Trx } from '../../../platform/db/db.ts';
import type { TableFacts } from '../format/table-facts.reads.ts';
import type { WritePlan } from './write-plan.store.ts';

/** How many rows found all they refer to, and how many of those are to be written. */
export type Matches = { rows: number; pending: number };

/** Name of the table that tells of each staged row whether it is new or other; it has the columns of the key beside. */
export const matchesOf = (table: string) => `matches_${table}`;

/** Makes that table; rows that name what is not there are not in it. */
export async function matchRows(trx: Trx, plan: WritePlan, facts: TableFacts): Promise<Matches> {
  const matches = matchesOf(plan.table);
  const key = [...plan.key].map(([column, sql]) => `${sql} as "${column}"`);
  await trx.unsafe(
    `create temp table ${matches} on commit drop as
     select s."row", ${key.join(', ')}, t.ctid is null as is_new, t.ctid is not null and ${isOther(plan)} as is_other
     from ${plan.from} left join ${plan.table} t on ${isKept(plan, facts)} where ${plan.isValid}`,
  );
  await trx.unsafe(`analyze ${matches}`);
  const [found] = await trx.unsafe<Matches[]>(
    `select count(*) as rows, count(*) filter (where is_new or is_other) as pending from ${matches}`,
  );
  return found ?? { rows: 0, pending: 0 };
}

/** Whether two rows of the file have one key; the database itself tells that only of rows that are new. */
export async function comesTwice(trx: Trx, plan: WritePlan): Promise<boolean> {
  const key = [...plan.key.keys()].map((column) => `"${column}"`);
  const found = await trx.unsafe(
    `select from ${matchesOf(plan.table)} group by ${key.join(', ')} having count(*) > 1 limit 1`,
  );
  return found.length > 0;
}

/** SQL for whether row `t` of the table has the key of a staged row. */
export const isKept = (plan: WritePlan, facts: TableFacts): string =>
  [...plan.key]
    .map(
      ([column, sql]) => `t."${column}" ${facts.columns.get(column)?.isNullable ? 'is not distinct from' : '='} ${sql}`,
    )
    .join(' and ');

/** SQL for whether row `t` of the table says other than a staged row of its key. */
export function isOther(plan: WritePlan): string {
  const rest = [...plan.targets].filter(([column]) => !plan.key.has(column));
  if (rest.length === 0) return 'false';
  return `(${rest.map(([column]) => `t."${column}"`).join(', ')}) is distinct from (${rest.map(([, sql]) => sql).join(', ')})`;
}
