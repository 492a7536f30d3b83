// Product §5 Service manuals: text is taken out of imported files in a thread with caps; what cannot be read is kept with its reason.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { hasRealData, REAL_DATA } from '../../../../test/real-data.ts';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makeManual } from '../service-manuals.make.ts';
import { readInWorker } from './read-in-worker.ts';
import { READ_MANUAL_JOB, readManualText, requestReadings } from './read-manuals.ts';

const { manualDetail, findInManual } = calls.serviceManuals;

let it: TestShop;
let token = '';
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeCompany(it.shop.db));
});

/** A file of one page that says these words; its table of places is left to be found, as in many files. */
const pdfOf = (words: string) => {
  const stream = `BT /F1 12 Tf 50 700 Td (${words}) Tj ET`;
  return Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R/Outlines 6 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${stream.length}>> stream
${stream}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
6 0 obj <</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>> endobj
7 0 obj <</Title(Hydraulics)/Parent 6 0 R/Dest[3 0 R/Fit]>> endobj
trailer <</Root 1 0 R>>
%%EOF`);
};

/** A manual whose file holds these bytes, read as the worker does. */
async function readManualOf(bytes: Buffer) {
  const { db, files } = it.shop;
  const { manualId, code } = await makeManual(db);
  await files.put(productKey(`manual/${code}.en.pdf`), bytes);
  await readManualText(it.shop, { manualId });
  const detail = await it.ask(manualDetail, { id: manualId }, { token });
  return { manualId, code, detail: detail.result };
}

test('product §5 pages and contents of a file are read, and then found', async () => {
  const { manualId, detail } = await readManualOf(pdfOf('Check the oil level daily'));
  expect(detail).toMatchObject({ text: 'read', outline: [{ level: 1, title: 'Hydraulics', page: 1 }] });
  const { result } = await it.ask(findInManual, { id: manualId, keyword: 'OIL LEVEL' }, { token });
  expect(result.pages).toMatchObject([{ page: 1, heading: 'Hydraulics', matches: 1 }]);
});

test('product §5 what an import brought is left alone; another file is read in the place of the first', async () => {
  const { db, files } = it.shop;
  const { manualId, code } = await readManualOf(pdfOf('First text'));
  await db`update manuals set file = ${`manual/${code}.b.pdf`} where id = ${manualId}`;
  await files.put(productKey(`manual/${code}.b.pdf`), pdfOf('Second text'));
  await readManualText(it.shop, { manualId });
  const found = async (keyword: string) =>
    (await it.ask(findInManual, { id: manualId, keyword }, { token })).result.pages.length;
  expect([await found('first'), await found('second')]).toEqual([0, 1]);
});

test('product §5 a reading is asked for once the file is there, and once', async () => {
  const { db, files } = it.shop;
  // What other tests left unread would be asked for, too.
  await db`insert into manual_readings (manual_id, file, outcome) select id, file, 'none' from manuals on conflict do nothing`;
  const { manualId, code } = await makeManual(db);
  const { manualId: imported } = await makeManual(db, { pages: ['brought along'] });
  const waiting = async () => {
    await requestReadings(it.shop);
    const rows = await db<{ id: string }[]>`
      select facts ->> 'manualId' as id from outbox where job = ${READ_MANUAL_JOB} and done_at is null`;
    return rows.map(({ id }) => Number(id)).filter((id) => id === manualId || id === imported);
  };
  expect(await waiting()).toEqual([]);
  await files.put(productKey(`manual/${code}.en.pdf`), pdfOf('Text'));
  expect(await waiting()).toEqual([manualId]);
  expect(await waiting()).toEqual([manualId]);
});

test('product §5 a damaged file is kept with its reason, and the shop goes on', async () => {
  const { detail } = await readManualOf(Buffer.from('%PDF-1.4 nothing else'));
  expect(detail).toMatchObject({ text: 'damaged', outline: [] });
});

/** Lays a file on the disk for as long as it is read. */
async function reading(bytes: Buffer | string, ...bounds: [Parameters<typeof readInWorker>[1]?]) {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-reading-'));
  await writeFile(join(folder, 'book.pdf'), bytes);
  const read = await readInWorker(join(folder, 'book.pdf'), ...bounds);
  await rm(folder, { recursive: true });
  return read;
}

test('product §5 a large file is read where it lies, piece by piece', async () => {
  const padding = `%${'x'.repeat(998)}\n`.repeat(3000);
  const large = pdfOf('Far behind').toString('latin1').replace('2 0 obj', `${padding}2 0 obj`);
  expect(await reading(large)).toMatchObject({ outcome: 'read', pages: [{ body: 'Far behind' }] });
});

test('product §5 a file that takes too long is given up', async () => {
  expect(await reading(pdfOf('Text'), { milliseconds: 1, heapMegabytes: 64 })).toEqual({ outcome: 'tooLarge' });
});

const TRICKY: Readonly<Record<string, string>> = {
  'tricky/issue3371.pdf': 'locked',
  'tricky/issue6010_1.pdf': 'locked',
  'tricky/bug1020226.pdf': 'damaged',
  'tricky/poppler-67295-0.pdf': 'read',
  'tricky/basicapi.pdf': 'read',
  'tricky/empty.pdf': 'none',
  'tricky/helloworld-bad.pdf': 'read',
  'tricky/js-authors.pdf': 'none',
  'tricky/vertical.pdf': 'read',
  'manual-a.zh-cn.pdf': 'read',
};

test.skipIf(!hasRealData).each(Object.entries(TRICKY))('product §5 %s of other makers is %s', async (name, outcome) => {
  const path = join(REAL_DATA, 'pdf', name);
  expect(existsSync(path)).toBe(true);
  expect((await readInWorker(path)).outcome).toBe(outcome);
});
