// Product §1: a large import into a shop that runs is written in steps and tells of each; what it comes to is as if it were one.
import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeFolder } from '../imports.make.ts';
import { importFolder, type ImportProgress } from '../index.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  await importTags(['A,x']);
  return alone.close;
});

async function importTags(rows: string[], onProgress: (progress: ImportProgress) => void = () => {}) {
  const folder = await makeFolder({ 'tags.csv': `code,name_en\n${rows.join('\n')}\n` });
  try {
    return await importFolder(db, folder, { rowsPerStep: 3, onProgress });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('product §1 each step tells how many rows of how many are written', async () => {
  const told: string[] = [];
  const rows = ['T4,x', 'T1,x', 'T3,x', 'T5,x', 'A,x', 'T2,x', 'T6,x'];
  const result = await importTags(rows, ({ step, rows: done, of }) => step === 'writing' && told.push(`${done}/${of}`));
  expect(told).toEqual(['0/7', '3/7', '6/7', '7/7']);
  expect(result).toMatchObject({ status: 'done', counts: { tags: { added: 6, changed: 0, unchanged: 1 } } });
  const again = await importTags(rows.map((row) => (row === 'T5,x' ? 'T5,y' : row)));
  expect(again).toMatchObject({ status: 'done', counts: { tags: { added: 0, changed: 1, unchanged: 6 } } });
});

test('product §8 a key that comes twice is refused wherever the steps part, and no step stays behind', async () => {
  for (const twin of ['B1', 'B2', 'B3', 'B4', 'B5']) {
    const rows = ['B1,x', 'B2,x', 'B3,x', 'B4,x', 'B5,x', `${twin},y`];
    expect(await importTags(rows)).toMatchObject({
      status: 'refused',
      faults: [{ file: 'tags.csv', row: 7, value: twin, reason: 'duplicate' }],
    });
  }
  expect(await db`select 1 from tags where code like 'B%'`).toHaveLength(0);
});
