// Kept answers given again past routing and hooks are what the way through them would give, and end with any change (docs/decisions/0031).
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../../features/identity/identity.make.ts';
import { makePart } from '../../features/parts/parts.make.ts';

let it: TestShop;
let port = 0;
/** Routes of answers that were given again. */
const again: string[] = [];

beforeAll(async () => {
  it = await testShop();
  it.app.fastPathHits.push(({ route }) => again.push(route));
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  port = (it.app.server.address() as AddressInfo).port;
  return () => it.app.close();
});

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  raw: string[];
  body: Buffer;
}

const pathOf = (partId: number): string => `/api${calls.parts.goodsDetail.path}?id=${partId}`;

/** One request as it goes over the wire, and how many answers were given again for it. */
async function ask(
  path: string,
  token: string,
  more: Record<string, string> = {},
): Promise<Answer & { again: number }> {
  const before = again.length;
  const headers = { token, language: 'en', 'currency-name': 'USD', ...more };
  const answer = await new Promise<Answer>((resolve, reject) => {
    get({ port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status, rawHeaders: raw } = response;
        resolve({ status, raw, headers: response.headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
  return { ...answer, again: again.length - before };
}

const itsOwn = new Set(['date', 'x-request-id']);
const headOf = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !itsOwn.has(name)));
const priceOf = ({ body }: Answer): unknown => JSON.parse(body.toString()).result.price?.amount;

test.each(['identity', 'br', 'gzip'])(
  'stack.md HTTP the same answer again has the same bytes and headers: %s',
  async (coding) => {
    const { token } = await makeCompany(it.shop.db);
    const path = pathOf((await makePart(it.shop.db)).partId);
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await ask(path, token, { 'accept-encoding': coding }));
    expect(answers.map((one) => one.again)).toEqual([0, 1, 1]);
    expect(new Set(answers.map((one) => one.body.toString('hex'))).size).toBe(1);
    const heads = answers.map(headOf);
    expect(heads).toEqual([heads[0], heads[0], heads[0]]);
    const ids = answers.map((one) => one.headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
  },
);

test('product §4 a price, a right and a session that end are known to the next answer', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const { token, userId } = await makeSubAccount(db, company.companyId, { permissions: [2] });
  const { partId } = await makePart(db, { priceMinor: 1000 });
  const path = pathOf(partId);
  await ask(path, token);
  expect(priceOf(await ask(path, token))).toBe('10.00');
  await db`update prices set amount_minor = 1234 where part_id = ${partId}`;
  expect(priceOf(await ask(path, token))).toBe('12.34');
  await db`delete from user_permissions where user_id = ${userId}`;
  expect((await ask(path, token)).body.toString()).not.toMatch(/12\.34|"price"/);
  expect((await ask(path, token)).again).toBe(1);
  await db`update sessions set ended_at = now(), ended_why = 'signOut' where user_id = ${userId}`;
  expect((await ask(path, token)).status).toBe(401);
});

test('product §4 callers with the same rights share it, others do not', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const [one, two, blind] = [
    await makeSubAccount(db, company.companyId, { permissions: [2] }),
    await makeSubAccount(db, company.companyId, { permissions: [2] }),
    await makeSubAccount(db, company.companyId, { permissions: [] }),
  ];
  const stranger = await makeCompany(db);
  const path = pathOf((await makePart(db, { priceMinor: 1000 })).partId);
  await ask(path, one.token);
  expect((await ask(path, two.token)).again).toBe(1);
  for (const { token } of [blind, stranger]) expect((await ask(path, token)).again).toBe(0);
  expect(priceOf(await ask(path, blind.token))).toBeUndefined();
  expect((await ask(path, 'x'.repeat(43))).status).toBe(401);
  expect((await ask(path, one.token, { 'login-type': 'admin' })).status).toBe(401);
});

test('product §5 an own code that leads to another part leads there with the next answer', async () => {
  const { db } = it.shop;
  const { token, companyId } = await makeCompany(db);
  const [one, other] = [await makePart(db), await makePart(db)];
  const code = `AGAIN-${one.partId}`;
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${one.partId}, ${code})`;
  const found = async () => {
    const { body } = await ask(`/api${calls.parts.goodsDetail.path}?code=${code}`, token);
    return JSON.parse(body.toString()).result.code;
  };
  expect([await found(), await found()]).toEqual([one.code, one.code]);
  await db`update customer_part_codes set part_id = ${other.partId} where code = ${code}`;
  expect(await found()).toBe(other.code);
});

test('spec §7 another language or currency, and a request with a body, go the whole way', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const path = pathOf((await makePart(db)).partId);
  await ask(path, token);
  const others: Record<string, string>[] = [{ language: 'fa' }, { 'currency-name': 'EUR' }, { 'content-length': '0' }];
  for (const more of others) expect((await ask(path, token, more)).again).toBe(0);
  expect((await ask(path, token, { 'currency-name': 'XXX' })).status).toBe(404);
  expect((await ask(path, token)).again).toBe(1);
});

test('product §2 an answer given again is counted like any other', async () => {
  const { token } = await makeCompany(it.shop.db);
  const path = pathOf((await makePart(it.shop.db)).partId);
  const counted = async () => {
    const text = await it.app.metrics.metrics();
    const line = /http_request_duration_seconds_count\{[^}]*goods-detail[^}]*status="200"[^}]*\} (\d+)/.exec(text);
    return Number(line?.[1] ?? 0);
  };
  const before = await counted();
  for (let time = 0; time < 3; time += 1) await ask(path, token);
  expect(await counted()).toBe(before + 3);
});
