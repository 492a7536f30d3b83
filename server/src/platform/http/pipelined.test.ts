// Several requests sent at once on one connection are answered in their order, each with its own answer, kept or not, whoever asks (docs/decisions/0031).
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../../features/identity/identity.make.ts';
import { type MadePart, makePart } from '../../features/parts/parts.make.ts';

let it: TestShop;
let port = 0;
/** What was asked of answers that were given again. */
const again: string[] = [];

beforeAll(async () => {
  it = await testShop();
  it.app.fastPathHits.push(({ request }) => again.push(request.url ?? ''));
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  port = (it.app.server.address() as AddressInfo).port;
  return () => it.app.close();
});

interface Answer {
  status: number;
  head: string;
  body: string;
}

const detailOf = (partId: number): string => `/api${calls.parts.goodsDetail.path}?id=${partId}`;

/** One request as it is written on a connection. */
function written(path: string, token = '', more: { method?: string; body?: string; connection?: string } = {}): string {
  const { method = 'GET', body, connection = 'keep-alive' } = more;
  const sent = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\nconnection: ${connection}\r\n${sent}\r\n${body ?? ''}`;
}

/** The answers in what came back; the last one may still be on its way. */
function answersIn(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', at);
    const head = bytes.toString('latin1', at, end);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
    if (end < 0 || !(end + 4 + length <= bytes.length)) break;
    answers.push({ status: Number(head.slice(9, 12)), head, body: bytes.toString('utf8', end + 4, end + 4 + length) });
    at = end + 4 + length;
  }
  return answers;
}

/** A connection that writes as it is told and remembers what came back. */
function open() {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const answers = (): Answer[] => answersIn(Buffer.concat(chunks));
  const untilAnswered = async (count: number): Promise<Answer[]> => {
    while (answers().length < count && !socket.closed)
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return answers();
  };
  return { socket, answers, untilAnswered };
}

async function askAlone(request: string): Promise<Answer | undefined> {
  const { socket, untilAnswered } = open();
  socket.write(request);
  const [answer] = await untilAnswered(1);
  socket.destroy();
  return answer;
}

const saidIn = ({ status, body }: Answer): string => `${status} ${body}`;
const idIn = ({ head }: Answer): string => /^x-request-id: (\S+)$/im.exec(head)?.[1] ?? '';

/** Callers of different rights, parts of different prices, and a request of every way through the server for each. */
async function mixed(): Promise<{ requests: string[]; kept: number }> {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const blind = await makeSubAccount(db, company.companyId, { permissions: [] });
  const stranger = await makeCompany(db);
  const parts: MadePart[] = [];
  for (let at = 0; at < 4; at += 1) parts.push(await makePart(db, { priceMinor: 1000 + at, nameEn: `Vérin ${at}` }));
  const tokens = [company.token, blind.token, stranger.token];
  const kept = tokens.flatMap((token) => parts.map(({ partId }) => written(detailOf(partId), token)));
  const others = (token: string) => [
    written(`/api${calls.identity.profile.path}`, token, { method: 'POST', body: '{}' }),
    written(`/api${calls.content.bannerList.path}`, token),
    written(detailOf(999_999_999), token),
    written('/api/no/such/call', token),
    written(detailOf(parts[0]?.partId ?? 0), 'x'.repeat(43)),
  ];
  const rest = tokens.flatMap(others);
  // By turns, so that no two neighbours go the same way.
  const requests = Array.from({ length: kept.length + rest.length }, (_, at) =>
    at % 2 === 0 ? (kept[at / 2] ?? rest[at / 2]) : (rest[(at - 1) / 2] ?? kept[(at - 1) / 2]),
  ).filter((request) => request !== undefined);
  return { requests: [...new Set(requests)], kept: kept.length };
}

test.each([
  ['in one piece', Number.POSITIVE_INFINITY],
  ['in pieces that end anywhere', 97],
])(
  'stack.md HTTP requests sent together %s are answered in their order, each as if it had come alone',
  async (_, piece) => {
    const { requests, kept } = await mixed();
    const alone = [];
    for (const request of requests) alone.push(await askAlone(request));
    again.length = 0;
    const { socket, untilAnswered } = open();
    const bytes = Buffer.from(requests.join(''));
    for (let at = 0; at < bytes.length; at += piece)
      socket.write(bytes.subarray(at, at + Math.min(piece, bytes.length)));
    const answers = await untilAnswered(requests.length);
    socket.destroy();
    expect(answers.map(saidIn)).toEqual(alone.map((answer) => answer && saidIn(answer)));
    expect(new Set(answers.map(idIn)).size).toBe(requests.length);
    expect(again).toHaveLength(kept);
  },
);

test('stack.md HTTP an answer that is ready waits for the one asked for before it', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const ready = detailOf((await makePart(db)).partId);
  const alone = await askAlone(written(ready, token));
  const [isLocked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lock = db.begin(async (trx) => {
    await trx`lock table countries in access exclusive mode`;
    isLocked.resolve();
    await mayEnd.promise;
  });
  await isLocked.promise;
  again.length = 0;
  const { socket, answers, untilAnswered } = open();
  socket.write(written(`/api${calls.areas.countryListAll.path}`, token) + written(ready, token));
  await expect.poll(() => again).toEqual([ready]);
  expect(answers()).toEqual([]);
  mayEnd.resolve();
  await lock;
  const [slow, quick] = await untilAnswered(2);
  socket.destroy();
  expect(JSON.parse(slow?.body ?? '').result).toBeInstanceOf(Array);
  expect(quick?.body).toBe(alone?.body);
});

test('stack.md HTTP a price changed between two requests of one connection is in the second answer', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const { partId } = await makePart(db, { priceMinor: 1000 });
  const { socket, untilAnswered } = open();
  const expected = [];
  for (let round = 1; round <= 5; round += 1) {
    await db`update prices set amount_minor = ${round * 100} where part_id = ${partId}`;
    socket.write(written(detailOf(partId), token).repeat(3));
    await untilAnswered(round * 3);
    expected.push(...Array.from({ length: 3 }, () => `${round}.00`));
  }
  const answers = await untilAnswered(expected.length);
  socket.destroy();
  expect(answers.map(({ body }) => JSON.parse(body).result.price.amount)).toEqual(expected);
});

test('stack.md HTTP senders who leave before they are answered harm nobody', async () => {
  const { token } = await makeCompany(it.shop.db);
  const path = detailOf((await makePart(it.shop.db)).partId);
  const alone = await askAlone(written(path, token));
  for (let time = 0; time < 20; time += 1) {
    const { socket } = open();
    const closed = once(socket, 'close');
    socket.write(written(path, token).repeat(10), () => socket.destroy());
    await closed;
  }
  expect((await askAlone(written(path, token)))?.body).toBe(alone?.body);
});

const TAIL: [string, (path: string, token: string) => string, (number | string | undefined)[][]][] = [
  [
    'the last one says so, and more is sent',
    (path, token) => written(path, token, { connection: 'close' }) + written(path, token),
    [[200, 'close']],
  ],
  ['what follows is no request', () => 'GARBAGE\r\n\r\n', [[400, 'close']]],
];

test.each(TAIL)(
  'quality 10 what was asked before is answered first, and the connection ends: %s',
  async (_, tail, last) => {
    const { token } = await makeCompany(it.shop.db);
    const path = detailOf((await makePart(it.shop.db)).partId);
    await askAlone(written(path, token));
    const slow = written(`/api${calls.areas.countryListAll.path}`, token);
    const { socket, answers } = open();
    const closed = once(socket, 'close');
    socket.write(slow + written(path, token) + tail(path, token));
    await closed;
    expect(answers().map(({ status, head }) => [status, /^connection: (\S+)$/im.exec(head)?.[1]])).toEqual([
      [200, 'keep-alive'],
      [200, 'keep-alive'],
      ...last,
    ]);
  },
);

test.each([
  ['for its body', 'application/json', 400],
  ['for what it says it is, once', 'application/xml', 415],
])(
  'quality 10 a body that cannot be read is refused after the answers to what was asked before it: %s',
  async (_, type, refusal) => {
    const { token } = await makeCompany(it.shop.db);
    const path = detailOf((await makePart(it.shop.db)).partId);
    const slow = written(`/api${calls.areas.countryListAll.path}`, token);
    const { socket, answers } = open();
    const closed = once(socket, 'close');
    socket.write(slow + written(path, token) + broken(type));
    await closed;
    expect(answers().map(({ status }) => status)).toEqual([200, 200, refusal]);
  },
);

test('quality 10 a body that cannot be read is refused where nothing was asked before', async () => {
  const { socket, answers } = open();
  const closed = once(socket, 'close');
  socket.write(broken('application/json'));
  await closed;
  expect(answers().map(({ status }) => status)).toEqual([400]);
});

/** A request whose body breaks off its own form. */
function broken(type: string): string {
  const head = `POST /api${calls.identity.profile.path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}`;
  return `${head}\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n`;
}
