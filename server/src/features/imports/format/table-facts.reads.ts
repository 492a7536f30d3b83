// What the database itself says about a table: defaults, generated columns, checks, so that nothing is written twice.
import type { Trx } from '../../../platform/db/db.ts';

/** A column as the loader needs to know it. */
export type ColumnFact = {
  name: string;
  type: string;
  isNullable: boolean;
  fallback: string | null;
  generated: string | null;
};

/** A CHECK constraint with the columns it speaks of. */
export type CheckFact = { name: string; holds: string; columns: string[] };

/** What a table holds once at most: columns, and which rows it counts for. */
export type UniqueFact = { name: string; holds: string; columns: string[] };

/** Columns, CHECK constraints and unique columns of a table. */
export type TableFacts = {
  columns: Map<string, ColumnFact>;
  checks: CheckFact[];
  uniques: UniqueFact[];
  isEmpty: boolean;
};

/** Reads the facts of one table. */
export async function readTableFacts(trx: Trx, table: string): Promise<TableFacts> {
  const columns = await trx<ColumnFact[]>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable,
      case when a.attgenerated = '' and a.attidentity = '' then pg_get_expr(d.adbin, d.adrelid) end as fallback,
      case when a.attgenerated = 's' then pg_get_expr(d.adbin, d.adrelid) end as generated
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`;
  const checks = await trx<CheckFact[]>`
    select conname as name, pg_get_expr(conbin, conrelid) as holds,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`;
  const uniques = await trx<UniqueFact[]>`
    select x.relname as name, coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') as holds,
      array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
    from pg_index i join pg_class x on x.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and i.indisunique and i.indexprs is null`;
  const [found] = await trx`select from ${trx(table)} limit 1`;
  return { columns: new Map(columns.map((column) => [column.name, column])), checks, uniques, isEmpty: !found };
}
