// Product §8 Import: whatever a table refuses is told with file, row, column and value, in words, and nothing goes in. The rules are read from the database, so that a new one fails here until somebody says how it is told.
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import { connect } from '../../../platform/db/connect.ts';
import type { Db } from '../../../platform/db/db.ts';
import { onDatabase } from '../../../platform/postgres/on-database.ts';
import { type Breach, breachOf, OUT_OF_REACH, type Rule } from './broken-rules.make.ts';
import { makeFolder } from '../imports.make.ts';
import { type Fault, importFolder } from '../index.ts';
import { allKinds } from '../format/kinds/all-kinds.ts';
import { CUSTOMER, filesFor, WHOLE_SHOP } from '../whole-shop.make.ts';

const rules = await readRules();
const told = rules.flatMap((rule) => {
  const breach = breachOf(rule);
  return breach ? [[`${rule.table}: ${rule.name}`, rule, breach] as const] : [];
});

let [full, empty]: Db[] = [];
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const pools = await Promise.all([lonelyPool(2), lonelyPool(2)]);
  for (const { db, close } of pools) {
    closing.push(close);
    await db`insert into companies (name, customer_number, status, currency, approved_at) values ('Rental', ${CUSTOMER}, 'approved', 'USD', now())`;
  }
  [full, empty] = pools.map(({ db }) => db);
  const result = await importFiles(full, WHOLE_SHOP);
  if (result.status === 'refused') throw new Error(JSON.stringify(result.faults));
}, 60_000);
afterAll(async () => {
  for (const close of closing) await close();
});

/** Checks, unique columns, exclusions, and triggers whose function raises something. */
async function readRules(): Promise<Rule[]> {
  const { url, template } = inject('testServer');
  const db = connect(onDatabase(url, `${template}`), { max: 1 });
  try {
    return await db<Rule[]>`
      with t as (select unnest(${allKinds.map(({ table }) => table)}::text[]) as "table")
      select "table", c.conname as name, c.contype as type, pg_get_constraintdef(c.oid) as is,
        array(select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as columns
      from t join pg_constraint c on c.conrelid = "table"::regclass
      where c.contype in ('c', 'x') or (c.contype in ('p', 'u') and not exists (
        select from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey) and attidentity <> ''))
      union all
      select "table", x.relname, 'u', pg_get_indexdef(x.oid),
        array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey))
      from t join pg_index i on i.indrelid = "table"::regclass join pg_class x on x.oid = i.indexrelid
      where i.indisunique and not exists (select from pg_constraint where conindid = x.oid)
      union all
      select "table", g.tgname, 't', pg_get_triggerdef(g.oid), '{}'
      from t join pg_trigger g on g.tgrelid = "table"::regclass join pg_proc f on f.oid = g.tgfoid
      where not g.tgisinternal and f.prosrc ~ 'raise exception'
      order by 1, 2`;
  } finally {
    await db.end();
  }
}

async function importFiles(db: Db | undefined, files: Record<string, string>) {
  if (!db) throw new Error('no database');
  const folder = await makeFolder(files);
  try {
    return await importFolder(db, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function contents(db: Db | undefined): Promise<unknown> {
  const sums = allKinds.map(
    ({ table }) =>
      `(select concat(count(*), md5(string_agg(t::text, '' order by t::text))) from ${table} t) as ${table}`,
  );
  return [...((await db?.unsafe(`select ${sums.join(', ')}, (select count(*) from imports) as imports`)) ?? [])];
}

async function refused(db: Db | undefined, files: Record<string, string>): Promise<Fault[]> {
  const before = await contents(db);
  const result = await importFiles(db, files);
  expect(await contents(db), 'nothing is left behind').toEqual(before);
  return result.status === 'refused' ? result.faults : [];
}

/** The cells that a fault names, as the file has them. */
const isAt =
  ({ kind, row, column }: Breach) =>
  (fault: Fault) =>
    fault.file === `${kind.kind}.csv` &&
    fault.row === row &&
    (column === '' ? fault.column !== '' : fault.column === column);

/** What is said of the file: how often of the cells that break the rule, what of others, and in which words. */
function toldOf(faults: Fault[], breach: Breach) {
  const own = faults.filter(({ file }) => file === `${breach.kind.kind}.csv`);
  const [there, elsewhere] = [own.filter(isAt(breach)), own.filter((fault) => !isAt(breach)(fault))];
  return { times: there.length, elsewhere, words: there[0]?.expected ?? '' };
}

/** Words for people: neither the name of the rule nor a condition of the database. */
const isTold = ({ name }: Rule) => ({
  times: 1,
  elsewhere: [],
  words: expect.not.stringMatching(new RegExp(`${name}|[()]{2}|::`)) as string,
});

test('product §8 it is known of every rule of every table how a file breaks it, or why none can', () => {
  const names = told.map(([, { name }]) => name);
  const unknown = rules.filter(({ name }) => !names.includes(name) && !(name in OUT_OF_REACH));
  expect(unknown).toEqual([]);
  expect(names.filter((name) => name in OUT_OF_REACH)).toEqual([]);
  expect(told.length).toBeGreaterThan(200);
});

describe('product §8 in a shop that has rows', () => {
  test.each(told)('%s', async (_, rule, breach) => {
    if (breach.prepare) await full?.unsafe(breach.prepare);
    const files = { [`${breach.kind.kind}.csv`]: breach.text, ...filesFor() };
    expect(toldOf(await refused(full, files), breach)).toEqual(isTold(rule));
  });
});

const own = told.filter(([, , { isDerived, prepare }]) => !isDerived && prepare === undefined);
describe('product §8 in a shop that is empty', () => {
  test.each(own)('%s', async (_, rule, breach) => {
    const files = { ...filesFor(breach.kind), [`${breach.kind.kind}.csv`]: breach.text };
    expect(toldOf(await refused(empty, files), breach)).toEqual(isTold(rule));
  });
});
