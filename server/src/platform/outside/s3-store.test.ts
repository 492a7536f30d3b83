// Product §1: files in an S3-compatible store, against a server of the registry that works out every signature itself (docs/decisions/0203).
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { chooseFileStore } from './choose-file-store.ts';
import { makeS3Store } from './s3-store.ts';

/** The one pair that the server knows. */
const [KEY_ID, SECRET] = ['S3RVER', 'S3RVER'];
let folder = '';
let service: S3rver;
let endpoint = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrigger-s3-'));
  const place = { address: '127.0.0.1', port: 0, directory: folder, silent: true };
  service = new S3rver({ ...place, configureBuckets: [{ name: 'parts' }] });
  endpoint = `http://127.0.0.1:${(await service.run()).port}`;
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const keys = { AWS_ACCESS_KEY_ID: KEY_ID, AWS_SECRET_ACCESS_KEY: SECRET };
const storeOf = (env: Record<string, string>) => chooseFileStore(readConfig(env));
const readAll = async (store: ReturnType<typeof storeOf>, key: string) => {
  const found = await store.open(key);
  return found && { sizeBytes: found.sizeBytes, bytes: Buffer.concat(await found.stream.toArray()) };
};

test('product §1 FILES_URL=s3:// keeps, gives back and removes files in the bucket, under its prefix', async () => {
  const store = storeOf({ ...keys, FILES_URL: `s3://parts/shop/one?endpoint=${endpoint}&region=eu-central-1` });
  const bytes = Buffer.alloc(3_000_001, 'outrigger ');
  await store.put("product/a b+c(1)'é.svg", bytes);
  const above = storeOf({ ...keys, FILES_URL: `s3://parts/shop?endpoint=${endpoint}` });
  expect((await readAll(above, "one/product/a b+c(1)'é.svg"))?.sizeBytes).toBe(bytes.length);
  expect(await readAll(store, "product/a b+c(1)'é.svg")).toEqual({ sizeBytes: bytes.length, bytes });
  await store.remove("product/a b+c(1)'é.svg");
  expect(await store.open("product/a b+c(1)'é.svg")).toBeNull();
  await store.remove('never/stored');
});

test('product §1 a stream of unknown length is stored whole, or not at all', async () => {
  const store = storeOf({ FILES_URL: `s3://${KEY_ID}:${SECRET}@parts`, AWS_ENDPOINT_URL: endpoint });
  await store.put('upload/x', Readable.from([Buffer.from('one '), Buffer.from('two')]));
  expect(String((await readAll(store, 'upload/x'))?.bytes)).toBe('one two');
  await store.put('upload/empty', Readable.from([]));
  expect(await readAll(store, 'upload/empty')).toEqual({ sizeBytes: 0, bytes: Buffer.alloc(0) });
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('one ');
      throw new Error('the sender is gone');
    })(),
  );
  await expect(store.put('upload/broken', broken)).rejects.toThrow('the sender is gone');
  expect(await store.open('upload/broken')).toBeNull();
});

test('product §1 a refused signature, a silent service and one that is away are failures, never "nothing stored"', async () => {
  const place = { base: `${endpoint}/parts`, region: 'us-east-1', accessKeyId: KEY_ID, sessionToken: undefined };
  const wrong = makeS3Store({ ...place, secretAccessKey: 'another' });
  await expect(wrong.open('upload/x')).rejects.toThrow('SignatureDoesNotMatch');
  await expect(wrong.put('upload/x', Buffer.from('x'))).rejects.toThrow('403');
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const base = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/parts`;
  const hasty = makeS3Store({ ...place, base, secretAccessKey: SECRET }, 100);
  await expect(hasty.open('upload/x')).rejects.toThrow('did not move for 100 ms');
  await expect(hasty.put('upload/x', Buffer.from('x'))).rejects.toThrow('did not move');
  silent.closeAllConnections();
  silent.close();
  const away = makeS3Store({ ...place, base: 'http://127.0.0.1:9/parts', secretAccessKey: SECRET });
  await expect(away.open('upload/x')).rejects.toThrow('ECONNREFUSED');
});

test('product §1 a key never leads out of the store', async () => {
  const store = storeOf({ ...keys, FILES_URL: `s3://parts/shop?endpoint=${endpoint}` });
  for (const key of ['../other', '/etc', 'a/../../b', 'a/..'])
    await expect(store.open(key), key).rejects.toThrow('leads out');
});

test('product §1 a store that cannot be used is one clear line at start', () => {
  expect(() => storeOf({ FILES_URL: 's3://parts' })).toThrow(StartProblem);
  expect(() => storeOf({ FILES_URL: 's3://parts' })).toThrow('AWS_ACCESS_KEY_ID');
  expect(() => storeOf({ ...keys, FILES_URL: 's3:///shop' })).toThrow('FILES_URL is malformed');
  expect(() => storeOf({ ...keys, FILES_URL: 's3://parts?endpoint=ftp://x' })).toThrow('FILES_URL is malformed');
  expect(() => storeOf({ ...keys, FILES_URL: 's3://parts?region=a/b' })).toThrow('FILES_URL is malformed');
  expect(() => storeOf({ FILES_URL: 'file://other-machine/files' })).toThrow('file:///absolute/path');
});

test('product §5 a piece of a file is read from the bucket and from a folder alike, the whole where it begins behind the end', async () => {
  const local = await mkdtemp(join(tmpdir(), 'outrigger-store-'));
  const stores = [
    storeOf({ ...keys, FILES_URL: `s3://parts/pieces?endpoint=${endpoint}` }),
    storeOf({ FILES_URL: pathToFileURL(local).href }),
  ];
  for (const store of stores) {
    await store.put('product/a.pdf', Buffer.from('0123456789'));
    const read = async (range: { first: number; last?: number }) => {
      const found = await store.open('product/a.pdf', range);
      return [String(Buffer.concat((await found?.stream.toArray()) ?? [])), found?.piece, found?.sizeBytes];
    };
    expect(await read({ first: 2, last: 4 })).toEqual(['234', { first: 2, last: 4 }, 10]);
    expect(await read({ first: 7 })).toEqual(['789', { first: 7, last: 9 }, 10]);
    expect(await read({ first: 8, last: 99 })).toEqual(['89', { first: 8, last: 9 }, 10]);
    expect(await read({ first: 10 })).toEqual(['0123456789', undefined, 10]);
  }
  await rm(local, { recursive: true });
});
