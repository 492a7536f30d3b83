// Product §8 manuals, §9: what fails, or comes twice, while a large file is on its way leaves no bytes that nobody removes; a manual of 20 MB and more is kept.
import { calls, limits } from '@outrigger/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { makeModel } from '../../machines/machines.make.ts';
import { removeUnusedUploads } from '../index.ts';
import { beginAs, endAs, sendAllPieces, sendPiece } from './large-files.make.ts';

let it: TestShop;
let token = '';
let userId = 0;
beforeAll(async () => {
  it = await testShop();
  ({ token, userId } = await makeAdministrator(it.shop.db, ['catalogue']));
});
afterEach(() => void vi.restoreAllMocks());

const small = Buffer.from('%PDF-1.4\n%%EOF');
const send = (mark: string, bytes: Buffer = small) => sendAllPieces(it, token, { bytes, mark });
const begin = (mark: string) => beginAs(it, token, { name: 'Service book.pdf', sizeBytes: small.length, mark });
const end = (largeFileId: number) => endAs(it, token, largeFileId);

async function keysOf(largeFileId: number): Promise<string[]> {
  const rows = await it.shop.db<{ storeKey: string }[]>`
    select store_key from large_file_pieces where large_file_id = ${largeFileId}`;
  return rows.map(({ storeKey }) => storeKey);
}
async function rowsOf(keys: readonly string[]): Promise<number> {
  return (await it.shop.db`select from large_file_pieces where store_key = any (${keys as string[]})`).length;
}
async function areThere(keys: readonly string[]): Promise<boolean[]> {
  const found = [];
  for (const key of keys) {
    const stored = await it.shop.files.open(key);
    stored?.stream.destroy();
    found.push(stored !== null);
  }
  return found;
}

test('product §8 an end that cannot remove its pieces is an end all the same; the routine takes them', async () => {
  const largeFileId = await send('1');
  const keys = await keysOf(largeFileId);
  vi.spyOn(it.shop.files, 'remove').mockRejectedValueOnce(new Error('the disk is away'));
  const ended = await end(largeFileId);
  expect([ended.status, await areThere(keys), await rowsOf(keys)]).toEqual([200, [true], 1]);
  await removeUnusedUploads(it.shop);
  expect([await areThere(keys), await rowsOf(keys)]).toEqual([[false], 0]);
  expect((await end(largeFileId)).result).toEqual(ended.result);
});

test('product §8 what was stored before it could be noted is no piece, and goes with its file', async () => {
  const { db, files } = it.shop;
  const { largeFileId } = await begin('2');
  const put = files.put.bind(files);
  vi.spyOn(files, 'put').mockImplementationOnce(async (...given) => {
    await put(...given);
    throw new Error('the process ends here');
  });
  await sendPiece(it, token, { largeFileId, pieceNo: 0, bytes: small });
  const keys = await keysOf(largeFileId);
  expect([await areThere(keys), (await begin('2')).received]).toEqual([[true], 0]);
  await db`update large_files set created_at = now() - interval '25 hours' where id = ${largeFileId}`;
  // What was named a moment ago may still be on its way into the store.
  await removeUnusedUploads(it.shop);
  expect(await areThere(keys)).toEqual([true]);
  await db`update large_file_pieces set created_at = now() - interval '2 hours' where store_key = any (${keys})`;
  await removeUnusedUploads(it.shop);
  expect([await areThere(keys), await rowsOf(keys)]).toEqual([[false], 0]);
});

test('product §8 of a whole that could not be noted nothing stays, and the file can still be ended', async () => {
  const largeFileId = await send('3');
  const { files } = it.shop;
  const stored: string[] = [];
  const put = files.put.bind(files);
  vi.spyOn(files, 'put').mockImplementationOnce(async (key, bytes) => {
    stored.push(key);
    await put(key, bytes);
    throw new Error('its answer was lost');
  });
  expect((await end(largeFileId)).status).toBe(500);
  expect([await areThere(stored), await rowsOf(stored)]).toEqual([[false], 0]);
  expect((await end(largeFileId)).status).toBe(200);
});

test('product §8 ended by several at once, each is told of the same upload', async () => {
  const { db } = it.shop;
  const largeFileId = await send('4');
  const before = await db`select from files where user_id = ${userId}`;
  const ended = await Promise.all([1, 2, 3, 4].map(() => end(largeFileId)));
  expect(ended.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(ended.map(({ result }) => result.fileId)).size).toBe(1);
  expect(await db`select from files where user_id = ${userId}`).toHaveLength(before.length + 1);
  expect(await keysOf(largeFileId)).toEqual([]);
});

test('product §8 three files of a person are on their way at most, and what he begins again is young again', async () => {
  const { db } = it.shop;
  const { token: other, userId: sender } = await makeAdministrator(db, ['catalogue']);
  const ids: number[] = [];
  for (const mark of ['1', '2', '3']) ids.push(await sendAllPieces(it, other, { bytes: small, mark }));
  const [first = 0, second = 0, third = 0] = ids;
  await db`update large_files set created_at = now() - interval '23 hours' where id = any (${[first, second]})`;
  const keys = await keysOf(second);
  const again = await beginAs(it, other, { name: 'Service book.pdf', sizeBytes: small.length, mark: '1' });
  expect(again).toMatchObject({ largeFileId: first, received: 1 });
  const next = await beginAs(it, other, { name: 'Service book.pdf', sizeBytes: small.length, mark: '4' });
  const left = await db<{ id: number }[]>`select id from large_files where user_id = ${sender} order by id`;
  expect(left.map(({ id }) => id)).toEqual([first, third, next.largeFileId]);
  expect([await areThere(keys), await rowsOf(keys)]).toEqual([[false], 0]);
});

test('tooManyRequests: files in pieces count for the address, and more than a day’s are not begun', async () => {
  const { db } = it.shop;
  const { token: busy, userId: sender } = await makeAdministrator(db, ['catalogue']);
  const hits = async () => {
    const rows = await db<
      { sum: number }[]
    >`select coalesce(sum(hits), 0)::int as sum from counters where name = 'uploadsFrom'`;
    return rows[0]?.sum ?? 0;
  };
  const before = await hits();
  const announced = { name: 'Service book.pdf', sizeBytes: small.length, mark: '1' };
  await beginAs(it, busy, announced);
  expect(await hits()).toBe(before + 1);
  await db`update counters set hits = 100 where name = 'largeFilesOf' and subject = ${String(sender)}`;
  expect(await beginAs(it, busy, { ...announced, mark: '2' })).toMatchObject({ reason: 'tooManyRequests' });
  // What is on its way is gone on with.
  expect(await beginAs(it, busy, announced)).toMatchObject({ received: 0 });
});

/** A sound file of one page and somewhat more than one request takes; its table of places spares the search for them. */
function largeBook(): Buffer<ArrayBuffer> {
  const filling = limits.uploadMegabytes * 1024 * 1024;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    `<</Length ${filling}>>\nstream\n${' '.repeat(filling)}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 5/Root 1 0 R>>\n`;
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF`);
}

test('product §8 a manual of 20 MB and more is kept whole; a model is no file of this size', {
  timeout: 60_000,
}, async () => {
  const { db, files } = it.shop;
  const bytes = largeBook();
  const { fileId } = (await end(await send('5', bytes))).result;
  const { figureId } = await makeModel(db);
  const model = await it.ask(calls.modelDesk.saveModel, { figureId, revision: 0, fileId }, { token });
  expect(model.reason).toBe('uploadFailed');
  const manual = await it.ask(
    calls.manualDesk.saveManual,
    {
      code: `SM-LARGE-${figureId}`,
      language: 'en',
      kind: 'service',
      titles: { en: 'Large', es: null, pt: null, fa: null, zh: null },
      revision: 'A',
      publishedOn: '2026-05-04',
      variantIds: [],
      fileId,
    },
    { token },
  );
  expect(manual.result).toMatchObject({ pageCount: 1 });
  const kept = await files.open(`product/${manual.result.file}`);
  kept?.stream.destroy();
  expect(kept?.sizeBytes).toBe(bytes.length);
});
