// What a list gives wrong is noted and left out, so that the rest of it comes in; nothing of one list is written into a converter (product §8 Import).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@outrigger/server/src/features/imports/index.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { lonelyDatabase } from '@outrigger/server/test/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, linesOf } from './carrier-assemblies.ts';
import { readCarrier } from './carrier-source.ts';
import { convertInventree } from './inventree-list.ts';
import { convertLdraw } from './ldraw-list.ts';
import type { ListFolder } from './list-folder.ts';

let source: string;
beforeAll(() => {
  source = mkdtempSync(join(tmpdir(), 'outrigger-lists-'));
});
afterAll(() => rmSync(source, { recursive: true }));

async function loaded(list: ListFolder, read: (db: Db) => Promise<unknown>) {
  const { notes } = list.write(join(source, 'out'));
  const lonely = await lonelyDatabase();
  const db = connect(lonely.url, { max: 2 });
  const { status } = await importFolder(db, join(source, 'out'));
  const rows = await read(db);
  await db.end();
  await lonely.drop();
  rmSync(join(source, 'out'), { recursive: true });
  return { status, notes, rows };
}

test('product §8 LDraw: a day with its month behind it is noted and left out, its part comes in', async () => {
  const head = 'part_number,name,status,superseded_by,category,keywords,first_recorded\n';
  writeFileSync(join(source, 'ldraw-parts.csv'), `${head}1,Brick,active,,,,2010-25-03\n2,Plate,active,,,,2010-03-25\n`);
  writeFileSync(join(source, 'ldraw-kits.csv'), 'kit_part_number,component_part_number,quantity\n');
  expect(
    await loaded(convertLdraw(source, 1), (db) => db`select code, release_date::text as day from parts order by code`),
  ).toEqual({
    status: 'done',
    notes: [expect.stringMatching(/first day of 1 is given as 2010-25-03, which is no day/)],
    rows: [
      { code: '1', day: null },
      { code: '2', day: '2010-03-25' },
    ],
  });
});

test('product §8 InvenTree: a day and a moment that are none are noted and left out, part and stock come in', async () => {
  const part = { name: 'Bolt', active: true, creation_date: '31.12.2020' };
  const item = { part: 1, location: 1, quantity: 5, updated: '2020-13-01T10:00:00Z' };
  const rows = [
    { model: 'part.part', pk: 1, fields: part },
    { model: 'stock.stocklocation', pk: 1, fields: { name: 'Store' } },
    { model: 'stock.stockitem', pk: 1, fields: item },
  ];
  writeFileSync(join(source, 'inventree-demo.json'), JSON.stringify(rows));
  const stock = (db: Db) => db`select on_hand, release_date from stock_levels s join parts p on p.id = s.part_id
    join warehouses w on w.id = s.warehouse_id where w.code = 'inventree-1'`;
  expect(await loaded(convertInventree(source, 1), stock)).toEqual({
    status: 'done',
    notes: [expect.stringContaining('31.12.2020'), expect.stringContaining('2020-13-01')],
    rows: [{ onHand: 5, releaseDate: null }],
  });
});

test('product §8 the carrier is called as its files and its list call it', () => {
  const models = join(source, 'models3d');
  mkdirSync(models);
  expect(() => readCarrier(models)).toThrow(RangeError);
  const list = 'assembly,part_number,part_name,quantity\nLorry,1,Wheel,4\nTrailer,2,Axle,1\n';
  writeFileSync(join(models, '77-long-lorry.bom.csv'), list);
  writeFileSync(join(models, '77-long-lorry.glb'), 'glTF');
  const carrier = readCarrier(models);
  expect(carrier).toMatchObject({ number: '77', name: 'long lorry', whole: 'Lorry' });
  expect(['Lorry', 'Trailer'].map((assembly) => codeOf(carrier, assembly))).toEqual(['77', '77-TRAILER']);
  expect(linesOf(carrier, 'Lorry').map(({ code }) => code)).toEqual(['1', '77-TRAILER']);
  writeFileSync(join(models, '78-other.bom.csv'), list);
  expect(() => readCarrier(models)).toThrow(/must hold one list/);
});
