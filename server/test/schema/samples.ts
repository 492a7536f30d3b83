// Makes a valid row for any table out of what the database says about it, so that a test can break one thing at a time.
import type { Trx } from '../../src/platform/db/db.ts';
import { PARTICULARS, PREPARED } from './particulars.ts';

/** A row by database column. */
export type Row = Record<string, unknown>;

type ColumnFact = { name: string; type: string; isNeeded: boolean; isNullable: boolean; isGenerated: boolean };
type KeyFact = { columns: string[]; table: string; otherColumns: string[] };

/** What the database says about one table. */
export type Shape = { columns: ColumnFact[]; keys: KeyFact[] };

/** Keeps rows of one test file apart from those an earlier one left behind. */
const RUN = Date.now().toString(36);

let count = 100_000 + Math.floor(Math.random() * 800_000);

/** Reads columns and foreign keys of a table. */
export async function readShape(trx: Trx, table: string): Promise<Shape> {
  const columns = await trx<ColumnFact[]>`
    select a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as is_needed, not a.attnotnull as is_nullable,
      a.attgenerated <> '' as is_generated
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`;
  const keys = await trx<KeyFact[]>`
    select c.confrelid::regclass::text as table,
      (select array_agg(a.attname::text order by k.at) from unnest(c.conkey) with ordinality k(num, at)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
      (select array_agg(a.attname::text order by k.at) from unnest(c.confkey) with ordinality k(num, at)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as other_columns
    from pg_constraint c where c.conrelid = ${table}::regclass and c.contype = 'f' order by array_length(c.conkey, 1) desc, c.conname`;
  return { columns, keys };
}

/** A row that the table takes, not yet inserted; no two alike. What it points at is inserted. */
export async function makeRow(trx: Trx, table: string, given: Row = {}): Promise<Row> {
  const shape = await readShape(trx, table);
  const prepared = await PREPARED[table]?.((other, of) => insertRow(trx, other, of));
  const row: Row = { ...PARTICULARS[table]?.(nextNumber()), ...prepared, ...given };
  for (const key of shape.keys) await point(trx, { key, row, shape });
  for (const column of shape.columns)
    if (column.isNeeded && !(column.name in row)) row[column.name] = valueFor(column.type);
  return row;
}

/** Inserts a valid row and answers all its columns. */
export async function insertRow(trx: Trx, table: string, given: Row = {}): Promise<Row> {
  return await insert(trx, table, await makeRow(trx, table, given));
}

/** Inserts a row as it is. */
export async function insert(trx: Trx, table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const values = Object.keys(row).map((_, at) => `$${at + 1}`);
  const written = await trx.unsafe(
    `insert into "${table}" (${columns.join(', ')}) overriding system value values (${values.join(', ')}) returning to_jsonb("${table}")::text as "row"`,
    Object.values(row) as never[],
  );
  return JSON.parse(written[0]?.['row'] as string) as Row;
}

async function point(trx: Trx, { key, row, shape }: { key: KeyFact; row: Row; shape: Shape }): Promise<void> {
  const isNeeded = key.columns.every(
    (name) => name in row || shape.columns.find((column) => column.name === name)?.isNeeded,
  );
  if (!isNeeded || key.columns.every((name) => name in row)) return;
  const given: Row = {};
  for (const [at, name] of key.columns.entries()) if (name in row) given[key.otherColumns[at] as string] = row[name];
  const other = (await find(trx, key.table, given)) ?? (await insertRow(trx, key.table, given));
  for (const [at, name] of key.columns.entries()) row[name] ??= other[key.otherColumns[at] as string];
}

const KNOWN: Record<string, Row> = { countries: { code: 'DE' }, currencies: { code: 'USD' } };

/** The row that an earlier key already named, or one of those that are always there. */
async function find(trx: Trx, table: string, given: Row): Promise<Row | undefined> {
  const known = { ...given, ...KNOWN[table] };
  if (!('id' in known) && !(table in KNOWN)) return undefined;
  const same = Object.keys(known).map((column, at) => `"${column}" = $${at + 1}`);
  const found = await trx.unsafe(
    `select to_jsonb("${table}")::text as "row" from "${table}" where ${same.join(' and ')}`,
    Object.values(known) as never[],
  );
  return found[0] && (JSON.parse(found[0]['row'] as string) as Row);
}

function valueFor(type: string): unknown {
  const number = nextNumber();
  if (type === 'text') return `${RUN}-${number}`;
  if (type === 'bytea') return Buffer.alloc(32, `${number}-${Math.random()}`);
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-01-01';
  if (type.startsWith('timestamp')) return '2026-01-01T00:00:00Z';
  if (type === 'jsonb') return '{}';
  if (type === 'int8multirange') return '{[1,9]}';
  return 1;
}

const nextNumber = () => {
  count += 1;
  return count;
};
