// An import of stock beside orders (architecture §8: rows locked in id order): whatever the order of the file, neither ends the other.
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../test/database.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { makeFolder } from './imports.make.ts';
import { importFolder } from './index.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(4);
  db = alone.db;
  return alone.close;
});

async function importFiles(files: Record<string, string>) {
  const folder = await makeFolder(files);
  try {
    return await importFolder(db, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const lockStock = (trx: Trx, code: string) => trx`
  select 1 from stock_levels s join parts p on p.id = s.part_id where p.code = ${code} for update of s`;

async function untilImportWaits(): Promise<void> {
  for (let time = 0; time < 200; time += 1) {
    const waiting = await db`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%into stock_levels%'`;
    if (waiting.length > 0) return;
    await sleep(25);
  }
  throw new Error('the import never waited');
}

test('product §8 stock listed from the last part to the first is locked from the first to the last', async () => {
  await importFiles({
    'parts.csv': 'code,name_en\nA-1,First\nA-2,Second\n',
    'warehouses.csv': 'code,name,country\nRNO,Reno,US\n',
    'stock.csv': 'part,warehouse,on_hand\nA-1,RNO,1\nA-2,RNO,1\n',
  });
  const imported = await db.begin(async (trx) => {
    await lockStock(trx, 'A-1');
    const running = importFiles({ 'stock.csv': 'part,warehouse,on_hand\nA-2,RNO,5\nA-1,RNO,5\n' });
    running.catch(() => undefined);
    await untilImportWaits();
    await lockStock(trx, 'A-2');
    return { running };
  });
  expect(await imported.running).toMatchObject({ status: 'done', counts: { stock: { changed: 2 } } });
}, 30_000);
