// Product §8 Import: what a file says as the shop has it already is left alone: nobody waits for it, and nobody is told of it.
import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeFolder } from '../imports.make.ts';
import { importFolder } from '../index.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(4);
  db = alone.db;
  await importFiles(STOCKED);
  return alone.close;
});

const STOCKED = {
  'categories.csv': 'code,parent,name_en\nHYD,,Hydraulics\nSEALS,,Seals\n',
  'parts.csv': 'code,name_en,category\nA-1,First,SEALS\nA-2,Second,SEALS\n',
  'part-aliases.csv': 'part,code,kind\nA-1,X-1,alias\n',
  'warehouses.csv': 'code,name,country\nRNO,Reno,US\n',
  'stock.csv': 'part,warehouse,on_hand\nA-1,RNO,1\nA-2,RNO,1\n',
};

async function importFiles(files: Record<string, string>) {
  const folder = await makeFolder(files);
  try {
    return await importFolder(db, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const lastChange = async () =>
  (await db<{ id: number }[]>`select coalesce(max(id), 0) as id from change_log`)[0]?.id ?? 0;

const toldSince = async (id: number) =>
  (await db<{ topic: string }[]>`select distinct topic from change_log where id > ${id} order by 1`).map(
    ({ topic }) => topic,
  );

test('product §8 an order that holds stock does not keep an import waiting that leaves this stock as it is', async () => {
  const rows = 'part,warehouse,on_hand\nA-1,RNO,1\nA-2,RNO,9\n';
  await db.begin(async (trx) => {
    await trx`select 1 from stock_levels s join parts p on p.id = s.part_id where p.code = 'A-1' for update of s`;
    expect(await importFiles({ 'stock.csv': rows })).toMatchObject({ counts: { stock: { changed: 1, unchanged: 1 } } });
  });
  const [stock] = await db`select on_hand from stock_levels s join parts p on p.id = s.part_id where p.code = 'A-2'`;
  expect(stock).toEqual({ onHand: 9 });
  await importFiles({ 'stock.csv': STOCKED['stock.csv'] });
}, 20_000);

test('product §8 the same folder again writes no row and tells nobody that anything changed', async () => {
  const before = await lastChange();
  const versions = () => db`select code, xmin::text, ctid::text from parts order by code`;
  const [rows] = [await versions()];
  expect(await importFiles(STOCKED)).toMatchObject({ status: 'done', counts: { parts: { unchanged: 2 } } });
  expect([...(await versions())]).toEqual([...rows]);
  expect(await toldSince(before)).toEqual([]);
});

test('product §8 a category that only moves to another is told, although no other cell changed', async () => {
  const before = await lastChange();
  await importFiles({ 'categories.csv': 'code,parent,name_en\nHYD,,Hydraulics\nSEALS,HYD,Seals\n' });
  expect(await toldSince(before)).toContain('part_categories');
  await importFiles({ 'categories.csv': STOCKED['categories.csv'] });
});

test('product §5 Search: a part written with its other codes is written once, and told again when it gets one later', async () => {
  await db.begin(async (trx) => {
    await trx`insert into parts (code, name_en) values ('B-1', 'Third')`;
    await trx`insert into part_aliases (part_id, code, kind) select id, 'X-3', 'alias' from parts where code = 'B-1'`;
    expect(await trx`select n_tup_upd from pg_stat_xact_user_tables where relname = 'parts'`).toMatchObject([
      { nTupUpd: 0 },
    ]);
  });
  const stamp = async () =>
    (await db<{ changedAt: Date }[]>`select changed_at from parts where code = 'B-1'`)[0]?.changedAt;
  const before = await stamp();
  await importFiles({ 'part-aliases.csv': 'part,code,kind\nB-1,X-4,alias\n' });
  expect(await stamp()).not.toEqual(before);
});

test('product §8 sorted prices and families that stay as they are are not written when they are derived anew', async () => {
  await importFiles({
    'price-lists.csv': 'code,name,currency\nL,List,USD\n',
    'prices.csv': 'part,price_list,amount\nA-1,L,1.00\nA-2,L,2.00\n',
    'machine-families.csv': 'code,name_en\nS,Scissor lifts\n',
    'model-variants.csv': 'code,family,model,name_en\nS1,S,S1,Lift\n',
    'chapters.csv': 'code,name_en\nCH,Chassis\n',
    'figures.csv': 'code,name_en\nF,Frame\n',
    'figure-models.csv': 'variant,figure,chapter\nS1,F,CH\n',
    'items.csv': 'figure,item_no\nF,1\n',
    'item-lines.csv': 'figure,item,part\nF,1,A-1\n',
  });
  const rows = async () => [
    ...(await db`
      select 'price' as what, part_id, amount_minor::text as value, ctid::text, xmin::text, xmax::text from part_price_sort
      union all select 'family', part_id, family_id::text, ctid::text, xmin::text, xmax::text from part_families order by 1, 2`),
  ];
  const before = await rows();
  expect(before).toHaveLength(3);
  await db.begin(async (trx) => {
    await trx`select refresh_price_sort(id) from price_lists`;
    await trx`select refresh_part_families()`;
  });
  expect(await rows()).toEqual(before);
  await importFiles({ 'prices.csv': 'part,price_list,amount\nA-2,L,3.00\n' });
  const changed = (await rows()).filter((row, at) => row['xmin'] !== before[at]?.['xmin']);
  expect(changed).toMatchObject([{ what: 'price', value: '300' }]);
});
