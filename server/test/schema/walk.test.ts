// Every constraint the database knows is broken once, and must be the one that refuses (architecture §8: constraints behind every rule).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db, Trx } from '../../src/platform/db/db.ts';
import { lonelyPool } from '../database.ts';
import { BREAKERS, FILLED_IN, FIXED, IMPLIED, JUDGED_FIRST, UNDER_RULE } from './breakers.ts';
import { insert, insertRow, makeRow, type Row, readShape } from './samples.ts';

type Constraint = { table: string; name: string; type: string; columns: string[] };

class RollBack extends Error {}

let db: Db;
let close: () => Promise<void>;
let constraints: Constraint[];
beforeAll(async () => {
  // Its samples take the first of every series, which other tests on a shared database take too.
  ({ db, close } = await lonelyPool(6));
  constraints = await db<Constraint[]>`
    select c.conrelid::regclass::text as table, c.conname::text as name, c.contype::text as type,
      array(select a.attname::text from unnest(c.conkey || array(
          -- An exclusion may read expressions of columns.
          select d.refobjsubid::smallint from pg_depend d where c.contype = 'x' and d.objid = c.conindid and d.refobjid = c.conrelid and d.refobjsubid > 0
        )) with ordinality k(num, at)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num order by k.at) as columns
    from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype <> 't' and c.conrelid <> 'migrations'::regclass
      and c.conrelid <> 0
    union all
    select i.indrelid::regclass::text, x.relname::text, 'i',
      array(select a.attname::text from unnest(i.indkey::int[]) with ordinality k(num, at)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num order by k.at)
    from pg_index i join pg_class x on x.oid = i.indexrelid
    where i.indisunique and x.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))
    order by 1, 2`;
});

afterAll(async () => close());

const ofType = (...types: string[]) => constraints.filter((one) => types.includes(one.type));

async function undone(work: (trx: Trx) => Promise<void>): Promise<void> {
  await db
    .begin(async (trx) => {
      await work(trx);
      throw new RollBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
}

type Refusal = { code: string; constraint: string; column: string };

async function refusalOf(trx: Trx, table: string, row: Row): Promise<Refusal | undefined> {
  try {
    await trx.savepoint((point) => insert(point, table, row));
    return undefined;
  } catch (error) {
    const { code = '', constraint = '', column = '' } = error as Record<string, string>;
    return { code, constraint, column };
  }
}

const CANDIDATES = [
  -1,
  0,
  6,
  7,
  31,
  10_000,
  40_000,
  1e9,
  '',
  ' x ',
  'NONSENSE',
  'nonsense!',
  '-',
  'x'.repeat(30_000),
  Buffer.from('short'),
  '{}',
  '2026-01-01T00:00:00Z',
  null,
];

/** Whether some value of one column, or the prepared change, is refused by just this constraint. */
async function breaks({ table, name, columns }: Constraint): Promise<boolean> {
  const given = BREAKERS[name];
  const tries: Row[] = given ? [given] : columns.flatMap((column) => CANDIDATES.map((value) => ({ [column]: value })));
  let isBroken = false;
  for (const change of tries) {
    await undone(async (trx) => {
      const refusal = await refusalOf(trx, table, { ...(await makeRow(trx, table)), ...change });
      isBroken = refusal?.code === '23514' && refusal.constraint === name;
    });
    if (isBroken) return true;
  }
  return false;
}

describe('architecture §8 constraints stand behind the rules', () => {
  test('every kind of constraint the database has is walked below', () => {
    // Only since 18 does PostgreSQL list what must not be null among them ('n').
    const kinds = new Set(constraints.map((one) => one.type)).add('n');
    expect([...kinds].toSorted()).toEqual(['c', 'f', 'i', 'n', 'p', 'u', 'x']);
  });

  test('every table takes a valid row', async () => {
    const tables = [...new Set(constraints.map((one) => one.table))].filter((table) => !FIXED.has(table));
    const refused: string[] = [];
    for (const table of tables)
      await undone(async (trx) => {
        await insertRow(trx, table).catch((error: Error) => refused.push(`${table}: ${error.message}`));
      });
    expect(refused).toEqual([]);
    expect(tables.length).toBeGreaterThan(90);
  }, 60_000);

  test('every CHECK refuses what it is there for', async () => {
    const idle: string[] = [];
    for (const constraint of ofType('c').filter((one) => !IMPLIED.has(one.name)))
      if (!(await breaks(constraint))) idle.push(`${constraint.table}: ${constraint.name}`);
    expect(idle).toEqual([]);
  }, 240_000);

  test('every foreign key refuses what does not exist', async () => {
    const idle: string[] = [];
    for (const { table, name, columns } of ofType('f')) {
      await undone(async (trx) => {
        const row = await makeRow(trx, table);
        const { columns: facts } = await readShape(trx, table);
        const generated =
          BREAKERS[name] ??
          Object.fromEntries(
            columns.map((column) => [column, strangerFor(facts.find((fact) => fact.name === column)?.type ?? '')]),
          );
        const refusal = await refusalOf(trx, table, { ...row, ...generated });
        if (refusal?.code !== '23503' && refusal?.code !== '23514')
          idle.push(`${table}: ${name} ${JSON.stringify(refusal)}`);
      });
    }
    expect(idle).toEqual([]);
  }, 120_000);

  test('every NOT NULL refuses nothing', async () => {
    const idle: string[] = [];
    for (const { table, columns } of ofType('n')) {
      const [column = ''] = columns;
      const { columns: facts } = await db.begin((trx) => readShape(trx, table));
      if (FILLED_IN.has(`${table}.${column}`) || facts.find((fact) => fact.name === column)?.isGenerated) continue;
      await undone(async (trx) => {
        const refusal = await refusalOf(trx, table, { ...(await makeRow(trx, table)), [column]: null });
        const judge = JUDGED_FIRST[`${table}.${column}`];
        const isRefused = judge
          ? refusal?.constraint === judge
          : refusal?.code === '23502' && refusal.column === column;
        if (!isRefused) idle.push(`${table}.${column} ${JSON.stringify(refusal)}`);
      });
    }
    expect(idle).toEqual([]);
  }, 240_000);

  test('every key refuses a second row of its kind', async () => {
    const idle: string[] = [];
    for (const { table, name, columns } of ofType('u', 'p')) {
      if (FIXED.has(table) || columns.join() === 'id') continue;
      await undone(async (trx) => {
        const refusal = await refusalOfSecond(trx, { table, name, columns });
        if (!REFUSED.has(refusal?.code ?? '')) idle.push(`${table}: ${name} ${JSON.stringify(refusal)}`);
      });
    }
    expect(idle).toEqual([]);
  }, 120_000);

  test('a row that a migration fixed stays the only one of its key', async () => {
    for (const table of FIXED)
      await undone(async (trx) => {
        const [key] = constraints.filter((one) => one.table === table && one.type === 'p');
        expect(await refusalOf(trx, table, await makeRow(trx, table))).toMatchObject({ constraint: key?.name });
      });
  });

  test('every unique index refuses a second row of its kind', async () => {
    const idle: string[] = [];
    for (const index of ofType('i'))
      await undone(async (trx) => {
        const refusal = await refusalOfSecond(trx, index);
        if (refusal?.code !== '23505' || refusal.constraint !== index.name)
          idle.push(`${index.table}: ${index.name} ${JSON.stringify(refusal)}`);
      });
    expect(idle).toEqual([]);
  }, 120_000);

  test('§7 every exclusion refuses rows that overlap', async () => {
    const idle: string[] = [];
    for (const rule of ofType('x'))
      await undone(async (trx) => {
        const refusal = await refusalOfSecond(trx, rule, { valid_from: '2026-01-02' });
        if (refusal?.code !== '23P01' || refusal.constraint !== rule.name)
          idle.push(`${rule.table}: ${rule.name} ${JSON.stringify(refusal)}`);
      });
    expect(idle).toEqual([]);
  });

  test('every table says what it is for', async () => {
    const silent = await db`
      select c.relname from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations' and obj_description(c.oid, 'pg_class') is null`;
    expect([...silent]).toEqual([]);
  });

  test('every company-owned table is found by company', async () => {
    const bare = await db`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey))`;
    expect([...bare]).toEqual([]);
  });
});

/** Inserts a row that the rule holds for, and tries another that is the same in its columns. */
async function refusalOfSecond(
  trx: Trx,
  { table, name, columns }: Pick<Constraint, 'table' | 'name' | 'columns'>,
  difference: Row = {},
): Promise<Refusal | undefined> {
  const given = await UNDER_RULE[name]?.((other, of) => insertRow(trx, other, of));
  const first = await insertRow(trx, table, { ...(await filled(trx, table, columns)), ...BREAKERS[name], ...given });
  const second = await makeRow(trx, table, given);
  for (const column of columns) second[column] = first[column];
  if ('code_norm' in second) second['code'] = first['code'];
  delete second['code_norm'];
  return await refusalOf(trx, table, { ...second, ...difference });
}

/** Unique violation; or what else stands in the way of a row that points where another points. */
const REFUSED = new Set(['23505', '23503', '23514', '23001']);

/** Values for the columns of a key that a valid row may leave empty. */
async function filled(trx: Trx, table: string, columns: string[]): Promise<Row> {
  const row = await makeRow(trx, table);
  const shape = await readShape(trx, table);
  const pointing = new Set([...shape.keys.flatMap((key) => key.columns), 'number', 'code_norm']);
  const empty = shape.columns.filter(
    ({ name, isNullable }) => isNullable && columns.includes(name) && !(name in row) && !pointing.has(name),
  );
  const values: Record<string, unknown> = { text: 'same', bytea: Buffer.alloc(32, 7) };
  return Object.fromEntries(empty.flatMap(({ name, type }) => (type in values ? [[name, values[type]]] : [])));
}

const strangerFor = (type: string) => (type === 'text' ? 'ZZ' : 999_999_999);
