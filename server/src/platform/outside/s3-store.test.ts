// Product §1: files in an S3-compatible store, against a server that checks every signature by the published rules.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { chooseFileStore } from './choose-file-store.ts';
import { makeS3Store } from './s3-store.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG+secret';
const stored = new Map<string, Buffer>();
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const rfc3986 = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature Version 4 as the receiver works it out: canonical request, text to sign, derived key. */
function signatureOf(request: IncomingMessage, secret: string): { given: string; due: string } {
  const [, day = '', region = '', names = '', given = ''] =
    /Credential=AKIDEXAMPLE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const path = (request.url ?? '')
    .split('/')
    .map((part) => rfc3986(decodeURIComponent(part)))
    .join('/');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, path, '', headers.join(''), names, payload].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return { given, due: hmac(key, text).toString('hex') };
}

let service: Server;
let endpoint = '';
beforeAll(async () => {
  service = createServer((request, answer) => void serveS3(request, answer)).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

async function serveS3(request: IncomingMessage, answer: ServerResponse): Promise<unknown> {
  const { given, due } = signatureOf(request, SECRET);
  const key = decodeURIComponent(request.url ?? '');
  if (key.endsWith('/silent')) return;
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  if (given !== due) return answer.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
  if (request.method === 'PUT' && !request.headers['content-length']) return answer.writeHead(411).end();
  if (request.method === 'PUT') stored.set(key, Buffer.concat(pieces));
  if (request.method === 'DELETE') stored.delete(key);
  if (request.method !== 'GET') return answer.writeHead(request.method === 'PUT' ? 200 : 204).end();
  const found = stored.get(key);
  if (!found) return answer.writeHead(404).end('<Code>NoSuchKey</Code>');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined) return answer.writeHead(200, { 'content-length': found.length }).end(found);
  if (Number(first) >= found.length) return answer.writeHead(416).end('<Code>InvalidRange</Code>');
  const piece = found.subarray(Number(first), last ? Number(last) + 1 : found.length);
  const range = `bytes ${first}-${Number(first) + piece.length - 1}/${found.length}`;
  return answer.writeHead(206, { 'content-length': piece.length, 'content-range': range }).end(piece);
}
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const keys = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: SECRET };
const storeOf = (env: Record<string, string>) => chooseFileStore(readConfig(env));
const readAll = async (store: ReturnType<typeof storeOf>, key: string) => {
  const found = await store.open(key);
  return found && { sizeBytes: found.sizeBytes, bytes: Buffer.concat(await found.stream.toArray()) };
};

test('product §1 FILES_URL=s3:// keeps, gives back and removes files in the bucket, under its prefix', async () => {
  const store = storeOf({ ...keys, FILES_URL: `s3://parts/shop/one?endpoint=${endpoint}&region=eu-central-1` });
  const bytes = Buffer.alloc(3_000_001, 'outrigger ');
  await store.put("product/a b+c(1)'é.svg", bytes);
  expect([...stored.keys()]).toEqual(["/parts/shop/one/product/a b+c(1)'é.svg"]);
  expect(await readAll(store, "product/a b+c(1)'é.svg")).toEqual({ sizeBytes: bytes.length, bytes });
  await store.remove("product/a b+c(1)'é.svg");
  expect(await store.open("product/a b+c(1)'é.svg")).toBeNull();
  await store.remove('never/stored');
});

test('product §1 a stream of unknown length is stored whole, or not at all', async () => {
  const secret = encodeURIComponent(SECRET);
  const store = storeOf({ FILES_URL: `s3://AKIDEXAMPLE:${secret}@parts`, AWS_ENDPOINT_URL: endpoint });
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
  const place = { base: `${endpoint}/parts`, region: 'us-east-1', accessKeyId: 'AKIDEXAMPLE', sessionToken: undefined };
  const wrong = makeS3Store({ ...place, secretAccessKey: 'another' });
  await expect(wrong.open('upload/x')).rejects.toThrow('403: <Code>SignatureDoesNotMatch');
  await expect(wrong.put('upload/x', Buffer.from('x'))).rejects.toThrow('403');
  const hasty = makeS3Store({ ...place, secretAccessKey: SECRET }, 100);
  await expect(hasty.open('silent')).rejects.toThrow('did not move for 100 ms');
  await expect(hasty.put('silent', Buffer.from('x'))).rejects.toThrow('did not move');
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
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-store-'));
  const stores = [
    storeOf({ ...keys, FILES_URL: `s3://parts/pieces?endpoint=${endpoint}` }),
    storeOf({ FILES_URL: pathToFileURL(folder).href }),
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
  await rm(folder, { recursive: true });
});
