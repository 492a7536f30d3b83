// Product §8 Import: a file the shop holds as it came is known again, and only as long as nobody wrote what it says or names.
import { rm } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeFolder, SMALL_SHOP } from '../imports.make.ts';
import { importFolder, type ImportResult } from '../index.ts';
import { allKinds } from '../format/kinds/all-kinds.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(4);
  db = alone.db;
  return alone.close;
});

/** Imports and tells which kinds were read; the others were known. */
async function kindsRead(
  files: Record<string, string | Uint8Array>,
  during: (file: string, step: string) => void = () => {},
): Promise<{ read: Set<string>; result: ImportResult }> {
  const folder = await makeFolder(files);
  const read = new Set<string>();
  try {
    const result = await importFolder(db, folder, {
      onProgress({ file, step }) {
        if (step === 'reading') read.add(file.replace('.csv', ''));
        during(file, step);
      },
    });
    return { read, result };
  } finally {
    await rm(folder, { recursive: true });
  }
}

beforeEach(async () => {
  const { result } = await kindsRead(SMALL_SHOP);
  if (result.status === 'refused') throw new Error(JSON.stringify(result.faults));
});

test('product §8 the same folder again is not read but for what is written all day, and counts as unchanged', async () => {
  const { read, result } = await kindsRead(SMALL_SHOP);
  expect([...read]).toEqual(['stock']);
  expect(result).toMatchObject({
    counts: { parts: { added: 0, changed: 0, unchanged: 3 }, 'item-lines': { unchanged: 3 } },
  });
});

test('product §8 one other byte is read, and so is what names its table once a row of it is other', async () => {
  const parts = String(SMALL_SHOP['parts.csv']);
  expect((await kindsRead({ ...SMALL_SHOP, 'parts.csv': `${parts}\n` })).read).toEqual(new Set(['parts', 'stock']));
  const { read } = await kindsRead({ ...SMALL_SHOP, 'parts.csv': parts.replace('Rod seal', 'Piston seal') });
  expect([...read]).toEqual(expect.arrayContaining(['parts', 'prices', 'supersessions', 'item-lines']));
  expect([...read]).not.toContain('machines');
});

test.each<[string, string]>([
  ['a row changed by hand', `update parts set name_zh = '密封' where code = '7021-0450'`],
  ['a row taken away', `delete from hotspots`],
  ['a currency counted otherwise', `update currencies set minor_digits = minor_digits`],
  ['a table emptied', `truncate part_relations, hotspots`],
])('product §8 %s is put right by the same folder', async (_, change) => {
  const facts = () => db`
    select p.code, p.name_zh, (select count(*) from hotspots) as hotspots from parts p order by 1`;
  const before = [...(await facts())];
  await db.unsafe(change);
  const { read } = await kindsRead(SMALL_SHOP);
  expect(read.size).toBeGreaterThan(1);
  expect([...(await facts())]).toEqual(before);
});

test('product §8 what somebody writes while an import runs is seen by the next one', async () => {
  const changed = { ...SMALL_SHOP, 'warehouses.csv': `${String(SMALL_SHOP['warehouses.csv'])}\n` };
  let other: Promise<unknown> = Promise.resolve();
  await kindsRead(changed, (file, step) => {
    if (file === 'warehouses.csv' && step === 'reading') other = db`update warehouses set name = 'Elsewhere'`.execute();
  });
  await other;
  expect([...(await kindsRead(changed)).read]).toContain('warehouses');
  expect([...(await db`select distinct name from warehouses where name = 'Elsewhere'`)]).toEqual([]);
});

test('product §5 a successor that becomes known is found, although its file is the same', async () => {
  await db`insert into parts (code, name_en) values ('9999-GONE', 'Found again')`;
  await kindsRead(SMALL_SHOP);
  const [found] = await db`
    select p.code from supersessions s join parts p on p.id = s.new_part_id where s.successor_code = '9999-GONE'`;
  expect(found).toEqual({ code: '9999-GONE' });
});

test('product §8 a rating, and what search is told of, are nothing that a file says', async () => {
  await db`update parts set rating_count = 1, rating_sum = 5, changed_at = now() where code = '7021-0450'`;
  expect([...(await kindsRead(SMALL_SHOP)).read]).toEqual(['stock']);
});

test('product §8 a database that is another one, or whose watch is off, knows no file', async () => {
  await db`update imported_files set place = 'elsewhere'`;
  expect([...(await kindsRead(SMALL_SHOP)).read]).toContain('chapters');
  await db`alter table chapters disable trigger chapters_written`;
  const { read } = await kindsRead(SMALL_SHOP);
  await db`alter table chapters enable trigger chapters_written`;
  expect([...read]).toEqual(expect.arrayContaining(['chapters', 'figure-models']));
});

test('product §8 whatever column a file fills, writing it is noted where the table is watched; no such column is filled by the clock', async () => {
  const watched = await db<{ table: string; columns: string[] | null; clock: string[] }[]>`
    select c.relname::text as table,
      case when t.tgattr::text <> '' then array(
        select attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (t.tgattr::int2[])) end as columns,
      array(select a.attname::text from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where d.adrelid = c.oid and pg_get_expr(d.adbin, d.adrelid) ~ 'now|current|clock') as clock
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = c.relname || '_written'`;
  const tables = new Map(watched.map((one) => [one.table, one]));
  const missed = allKinds.flatMap(({ table, key, columns }) => {
    const one = tables.get(table);
    const filled = [...key, ...columns.flatMap(({ name, to }) => (to === null ? [] : (to ?? name)))];
    return filled
      .filter((column) => one && (one.clock.includes(column) || (one.columns && !one.columns.includes(column))))
      .map((column) => `${table}.${column}`);
  });
  expect(tables.size).toBeGreaterThan(40);
  expect(missed).toEqual([]);
});
