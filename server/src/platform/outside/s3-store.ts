// Keeps files in an S3-compatible service, by signed requests that end when nothing moves any more (product §1).
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Place } from './file-place.ts';
import type { ByteRange, FileStore, StoredFile } from './file-store.ts';

interface ObjectRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  key: string;
  range?: ByteRange | undefined;
  body?: { sizeBytes: number; stream: Readable };
}
type Ask = (asked: ObjectRequest) => Promise<IncomingMessage>;

const PATIENCE_MS = 30_000;
const SHOWN = 300;

/** A file store in a bucket; a request on which nothing moves for half a minute fails. */
export function makeS3Store(place: S3Place, patienceMs: number = PATIENCE_MS): FileStore {
  const isSecure = place.base.startsWith('https:');
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true });
  const ask: Ask = async (asked) => {
    const { url, headers } = await signed(place, asked);
    const send = isSecure ? requestSecure : requestPlain;
    return await new Promise((resolve, reject) => {
      const request = send(url, { method: asked.method, headers, agent, timeout: patienceMs });
      request.on('timeout', () => request.destroy(new Error(`the file store did not move for ${patienceMs} ms`)));
      request.on('response', (answer) => resolve(answer));
      // Also while the answer's body comes: the error then reaches its reader.
      request.on('error', reject);
      if (asked.body) pipeline(asked.body.stream, request).catch(reject);
      else request.end();
    });
  };
  return {
    put: (key, bytes) => (Buffer.isBuffer(bytes) ? putBytes(ask, key, bytes) : putStream(ask, key, bytes)),
    async open(key, range) {
      const answer = await ask({ method: 'GET', key, range });
      if (answer.statusCode === 206) return pieceIn(answer);
      if (answer.statusCode === 200) return { sizeBytes: Number(answer.headers['content-length']), stream: answer };
      if (answer.statusCode !== 404 && answer.statusCode !== 416) throw await problemOf(answer);
      answer.resume();
      return answer.statusCode === 416 ? await this.open(key) : null;
    },
    async remove(key) {
      await expectDone(await ask({ method: 'DELETE', key }), [200, 204, 404]);
    },
  };
}

function pieceIn(answer: IncomingMessage): StoredFile {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers['content-range'] ?? '') ?? [];
  if (size === undefined) throw new Error('the file store did not say which piece of the file it sends');
  return { sizeBytes: Number(size), stream: answer, piece: { first: Number(first), last: Number(last) } };
}

async function putBytes(ask: Ask, key: string, bytes: Buffer): Promise<void> {
  const body = { sizeBytes: bytes.length, stream: Readable.from([bytes], { objectMode: false }) };
  await expectDone(await ask({ method: 'PUT', key, body }), [200, 201, 204]);
}

// The service wants to know the size before the first byte, so a stream of unknown length lies on disk in between.
async function putStream(ask: Ask, key: string, bytes: Readable): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-file-'));
  const path = join(folder, 'whole');
  try {
    await pipeline(bytes, createWriteStream(path));
    const body = { sizeBytes: (await stat(path)).size, stream: createReadStream(path) };
    await expectDone(await ask({ method: 'PUT', key, body }), [200, 201, 204]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function signed(
  place: S3Place,
  { method, key, range, body }: ObjectRequest,
): Promise<{ url: URL; headers: Record<string, string> }> {
  const { base, ...caller } = place;
  if (/^\/|(^|\/)\.{1,2}(\/|$)/.test(key)) throw new RangeError('a file key leads out of the store');
  const url = `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const signer = new AwsV4Signer({ ...caller, method, url, service: 's3' });
  const made = await signer.sign();
  // Not signed: who changed it on the way would only change what is read of the same file.
  const part = range && { range: `bytes=${range.first}-${range.last ?? ''}` };
  const headers: Record<string, string> = { ...Object.fromEntries(made.headers), ...part };
  return { url: made.url, headers: body ? { ...headers, 'content-length': String(body.sizeBytes) } : headers };
}

async function expectDone(answer: IncomingMessage, good: readonly number[]): Promise<void> {
  if (!good.includes(answer.statusCode ?? 0)) throw await problemOf(answer);
  for await (const _ of answer) continue;
}

async function problemOf(answer: IncomingMessage): Promise<Error> {
  let text = '';
  for await (const piece of answer) if (text.length < SHOWN) text += String(piece);
  return new Error(`the file store answered ${answer.statusCode}: ${text.slice(0, SHOWN)}`);
}
