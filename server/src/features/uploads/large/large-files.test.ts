// Product §8 manuals: a file that is too large for one request comes in pieces, is gone on with where it broke off, and is one upload in the end.
import { createHash } from 'node:crypto';
import { calls, limits } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../../identity/identity.make.ts';
import { removeUnusedUploads } from '../index.ts';
import { beginAs, sendPiece } from './large-files.make.ts';
import { PIECE_BYTES, pieceCount, sizeOfPiece } from './pieces.rules.ts';

const { beginLargeFile, endLargeFile } = calls.largeFiles;
let it: TestShop;
let token = '';
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeAdministrator(it.shop.db, ['catalogue']));
});

const book = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(PIECE_BYTES, 'x'), Buffer.from('%%EOF')]);
const first = book.subarray(0, PIECE_BYTES);
const rest = book.subarray(PIECE_BYTES);

const begin = (mark: string, more: object = {}) =>
  beginAs(it, token, { name: 'Service book.pdf', sizeBytes: book.length, mark, ...more });
const piece = (largeFileId: number, pieceNo: number, bytes: Buffer, by = token) =>
  sendPiece(it, by, { largeFileId, pieceNo, bytes });
const endedAs = (largeFileId: number) => it.ask(endLargeFile, { largeFileId }, { token });
const end = async (largeFileId: number) => (await endedAs(largeFileId)).result;

test('product §8 a file is cut without gap or overlap', () => {
  for (const size of [1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, PIECE_BYTES * 3]) {
    const sizes = Array.from({ length: pieceCount(size) }, (_, at) => sizeOfPiece(size, at));
    expect([sizes.reduce((sum, one) => sum + one, 0), sizes.includes(0)]).toEqual([size, false]);
    expect(sizeOfPiece(size, pieceCount(size))).toBe(0);
  }
});

test('product §8 pieces make one upload, gone on with where they broke off; its end is answered as often as it is asked', async () => {
  const { db, files } = it.shop;
  const { largeFileId, pieceBytes, received } = await begin('1');
  expect([pieceBytes, received]).toEqual([PIECE_BYTES, 0]);
  expect(await piece(largeFileId, 0, first)).toEqual({ received: 1 });
  expect(await begin('1')).toEqual({ largeFileId, pieceBytes, received: 1 });
  expect((await begin('2')).largeFileId).not.toBe(largeFileId);
  // Its answer was lost: sent again it changes nothing.
  expect(await piece(largeFileId, 0, first)).toEqual({ received: 1 });
  expect((await endedAs(largeFileId)).reason).toBe('uploadFailed');
  expect(await piece(largeFileId, 1, rest)).toEqual({ received: 2 });
  const keys = await db<{ storeKey: string }[]>`
    select store_key from large_file_pieces where large_file_id = ${largeFileId}`;
  const made = await end(largeFileId);
  expect(made).toMatchObject({ name: 'Service book.pdf', mediaType: 'application/pdf', sizeBytes: book.length });
  expect(await end(largeFileId)).toEqual(made);
  const [row] = await db<{ storeKey: string; sha256: Buffer }[]>`
    select store_key, sha256 from files where id = ${made.fileId}`;
  expect(row?.sha256).toEqual(createHash('sha256').update(book).digest());
  expect((await files.open(row?.storeKey ?? ''))?.sizeBytes).toBe(book.length);
  expect(keys).toHaveLength(2);
  for (const { storeKey } of keys) expect(await files.open(storeKey)).toBeNull();
  // What went in whole begins anew.
  expect(await begin('1')).toMatchObject({ received: 0 });
});

test('uploadTooLarge, uploadFailed, uploadNotTaken: too large, out of turn, of another size, no PDF, a stranger’s', async () => {
  const sizeBytes = limits.largeFileMegabytes * 1024 * 1024;
  expect(await begin('3', { sizeBytes })).toMatchObject({ reason: 'uploadTooLarge', facts: { limitMegabytes: 200 } });
  const { largeFileId } = await begin('3', { sizeBytes: sizeBytes - 1 });
  const refusedFor = async (...[no, bytes, by]: [number, Buffer, string?]) =>
    (await piece(largeFileId, no, bytes, by ?? token)).reason;
  expect(await refusedFor(1, first)).toBe('uploadFailed');
  expect(await refusedFor(0, rest)).toBe('uploadFailed');
  expect(await refusedFor(0, Buffer.concat([first, rest]))).toBe('uploadFailed');
  expect(await refusedFor(0, Buffer.alloc(PIECE_BYTES, 'x'))).toBe('uploadNotTaken');
  const { token: colleague } = await makeAdministrator(it.shop.db, ['catalogue']);
  expect(await refusedFor(0, first, colleague)).toBe('uploadFailed');
  expect((await it.ask(endLargeFile, { largeFileId }, { token: colleague })).reason).toBe('uploadFailed');
  expect(await begin('3', { sizeBytes: sizeBytes - 1 })).toMatchObject({ received: 0 });
});

test('product §9 what is never ended is gone after a day, with its pieces', async () => {
  const { db, files } = it.shop;
  const { largeFileId } = await begin('4');
  await piece(largeFileId, 0, first);
  const [kept] = await db<{ storeKey: string }[]>`
    select store_key from large_file_pieces where large_file_id = ${largeFileId}`;
  await db`update large_files set created_at = now() - interval '25 hours' where id = ${largeFileId}`;
  await removeUnusedUploads(it.shop);
  expect(await files.open(kept?.storeKey ?? '')).toBeNull();
  expect((await piece(largeFileId, 1, rest)).reason).toBe('uploadFailed');
});

test('signInAgain, noPermission: for the catalogue’s people of the office alone', async () => {
  const { token: buyer } = await makeCompany(it.shop.db);
  expect([(await piece(1, 0, first, '')).reason, (await piece(1, 0, first, buyer)).reason]).toEqual([
    'signInAgain',
    'noPermission',
  ]);
  for (const [call, input] of [
    [beginLargeFile, { name: 'a.pdf', sizeBytes: 1, mark: '1' }],
    [endLargeFile, { largeFileId: 1 }],
  ] as const) {
    expect((await it.ask(call, input as never)).reason).toBe('signInAgain');
    expect((await it.ask(call, input as never, { token: buyer })).reason).toBe('noPermission');
  }
});
