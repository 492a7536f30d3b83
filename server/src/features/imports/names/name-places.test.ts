// Product §5: names keep their A-Z place through imports; quality 10: placing them never holds what else the process does.
import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeFolder } from '../imports.make.ts';
import { importFolder } from '../index.ts';
import { rankInWorker } from './rank-in-worker.ts';
import type { PartRow } from './rank-names.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  return alone.close;
});

async function importParts(rows: string[]) {
  const folder = await makeFolder({ 'parts.csv': `code,name_en,name_zh,weight_grams\n${rows.join('\n')}\n` });
  try {
    expect(await importFolder(db, folder)).toMatchObject({ status: 'done' });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const places = async () => [
  ...(await db`select p.code, s.rank_en, s.xmin::text from part_sort s join parts p on p.id = s.part_id order by s.rank_en`),
];
const codes = async () => (await places()).map((row) => row['code']);

test('product §5 a part keeps its place where its name stays, moves where it changes, in whatever language', async () => {
  await importParts(['C,Cable,,1', 'A,Axle,,1', 'B,Bolt,,1']);
  const before = await places();
  expect(before.map((row) => row['code'])).toEqual(['A', 'B', 'C']);
  await importParts(['B,Bolt,,2']);
  expect(await places()).toEqual(before);
  await importParts(['B,Dowel,,2', 'D,Boom,,1']);
  expect(await codes()).toEqual(['A', 'D', 'C', 'B']);
  await importParts(['C,Cable,电缆,1', 'A,Axle,轴,1']);
  const chinese = await db`
    select p.code from part_sort s join parts p on p.id = s.part_id where p.code in ('A', 'C') order by s.rank_zh`;
  expect(chinese.map((row) => row['code'])).toEqual(['C', 'A']);
});

test('product §5 a part that came without a place gets one with the next import of parts', async () => {
  await db`insert into parts (code, name_en) values ('E', 'Alarm')`;
  await importParts(['A,Axle,轴,5']);
  expect(await codes()).toEqual(['E', 'A', 'D', 'C', 'B']);
});

const NO_OTHER_NAMES = { nameEs: null, namePt: null, nameFr: null, nameZh: null };
const NO_RANKS = { rankEn: null, rankEs: null, rankPt: null, rankFr: null, rankZh: null };

const part = (id: number): PartRow => ({
  id,
  code: `P${id}`,
  category: null,
  nameEn: `Name ${(id * 7919) % 60_000}`,
  ...NO_OTHER_NAMES,
  ...NO_RANKS,
});

async function* manyParts() {
  for (let from = 0; from < 60_000; from += 1000) yield Array.from({ length: 1000 }, (_, at) => part(from + at));
}

test('quality 10 the event loop is free while many names are placed', async () => {
  const holds: number[] = [];
  let last = performance.now();
  const clock = setInterval(() => {
    holds.push(performance.now() - last);
    last = performance.now();
  }, 5);
  let bytes = 0;
  const began = performance.now();
  await rankInWorker(manyParts(), async ({ isAll, isFirst, lines }) => {
    expect({ isAll, isFirst }).toEqual({ isAll: true, isFirst: true });
    for await (const piece of lines) bytes += piece.length;
  });
  clearInterval(clock);
  expect(bytes).toBeGreaterThan(60_000);
  expect(Math.max(...holds)).toBeLessThan((performance.now() - began) / 3);
}, 60_000);

test('quality 10 a thread that fails is an error of the import alone', async () => {
  const broken = async function* () {
    yield [null as unknown as PartRow];
  };
  await expect(rankInWorker(broken(), async () => {})).rejects.toThrow();
});
