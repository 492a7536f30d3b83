// Idempotency keys (product §2): once, byte-equal replays, another body refused, a crash leaves both or neither.
import { createHash } from 'node:crypto';
import { money, post } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabaseUrl } from '../../../test/database.ts';
import { testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../../features/identity/identity.make.ts';
import { connect } from '../db/connect.ts';
import { inTransaction } from '../db/db.ts';
import { refuse } from '../refuse.ts';
import type { Shop } from '../shop.ts';
import { claimKey } from './idempotency.store.ts';
import { makeApp } from '../http/make-app.ts';
import { serve } from '../http/serve.ts';

const spend = post('/test/spend', {
  about: 'Adds a row, as a call that moves money would.',
  input: z.strictObject({ amount: z.number(), mode: z.optional(z.enum(['refuse', 'fail', 'forget', 'slow', 'held'])) }),
  result: z.object({ row: z.number(), total: z.optional(z.object({ amount: z.string(), currency: z.string() })) }),
  access: 'customer',
  idempotent: true,
  refuses: ['insufficientCredit'],
});

let shop: Shop;
let app: ReturnType<typeof makeApp>;
/** What work of the mode `held` waits for. */
let held: Promise<void> = Promise.resolve();
const HELD = { amount: 5, mode: 'held' };
const rowsOf = async (userId: number) => (await shop.db`select id from activity_log where user_id = ${userId}`).length;

beforeAll(async () => {
  ({ shop } = await testShop());
  app = makeApp(shop);
  serve(
    app,
    shop,
    { spend },
    {
      spend: async (context, input, { keep }) => {
        if (input.mode === 'refuse') refuse('insufficientCredit');
        if (input.mode === 'held') await held;
        if (input.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
        return await inTransaction(context.db, async (trx) => {
          const [row] = await trx<{ id: number }[]>`
          insert into activity_log (user_id, operate_type, content) values (${context.caller.userId}, 1, ${String(input.amount)}) returning id`;
          const result = { row: row?.id ?? 0, total: money(input.amount, 'USD') };
          if (input.mode !== 'forget') await keep(trx, result);
          if (input.mode === 'fail') throw new Error('the process fell over');
          return result;
        });
      },
    },
  );
  await app.ready();
});

const ask = (token: string, key: string | null, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/test/spend',
    headers: { token, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });

/** Sends the first request of a key, which stays at work until it is released or made to fail. */
async function holdFirst(token: string, userId: number) {
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  const first = ask(token, 'key-parallel', HELD);
  await expect
    .poll(() => shop.db`select state from idempotency_keys where user_id = ${userId}`)
    .toEqual([{ state: 'running' }]);
  return { first, release: gate.resolve, fail: () => gate.reject(new Error('the process fell over')) };
}

test('a missing or malformed key is refused', async () => {
  const { token } = await makeCompany(shop.db);
  expect((await ask(token, null, { amount: 1 })).json().result.reason).toBe('idempotencyKeyMissing');
  expect((await ask(token, 'short', { amount: 1 })).json().result.reason).toBe('invalidContent');
});

test('sent five times it is done once and answered byte for byte', async () => {
  const { token, userId } = await makeCompany(shop.db);
  const first = await ask(token, 'key-000001', { amount: 5 });
  const others = await Promise.all([1, 2, 3, 4].map(() => ask(token, 'key-000001', { amount: 5 })));
  expect(others.map((answer) => [answer.statusCode, answer.body])).toEqual(others.map(() => [200, first.body]));
  expect(await rowsOf(userId)).toBe(1);
});

test('work that does not keep its answer with its transaction is a bug that is told', async () => {
  const { token } = await makeCompany(shop.db);
  const answer = await ask(token, 'key-forgets', { amount: 5, mode: 'forget' });
  expect([answer.statusCode, answer.json().result.reason]).toEqual([500, 'serverError']);
});

test('quality 3: sent side by side it is done once; the others wait, without a connection, and get its answer byte for byte', async () => {
  const [{ token, userId }, stranger] = [await makeCompany(shop.db), await makeCompany(shop.db)];
  const { first, release } = await holdFirst(token, userId);
  const others = Array.from({ length: 500 }, () => ask(token, 'key-parallel', HELD));
  expect((await ask(stranger.token, 'key-stranger', { amount: 1 })).statusCode).toBe(200);
  release();
  const { body } = await first;
  const answers = await Promise.all(others);
  expect(answers.filter((one) => one.statusCode !== 200 || one.body !== body)).toEqual([]);
  expect(answers.every((one) => one.headers['idempotent-replayed'] === 'true')).toBe(true);
  expect(await rowsOf(userId)).toBe(1);
});

test('a request that waited for one that broke does the work itself', async () => {
  const { token, userId } = await makeCompany(shop.db);
  const { first, fail } = await holdFirst(token, userId);
  const second = ask(token, 'key-parallel', HELD);
  await new Promise((resolve) => setTimeout(resolve, 100));
  held = Promise.resolve();
  fail();
  expect([(await first).statusCode, (await second).statusCode]).toEqual([500, 200]);
  expect(await rowsOf(userId)).toBe(1);
});

test('another body under a key that is still worked on is refused at once, the same body after a while', async () => {
  const { token, userId } = await makeCompany(shop.db);
  const { first, release } = await holdFirst(token, userId);
  expect((await ask(token, 'key-parallel', { amount: 1 })).json().result.reason).toBe('idempotencyKeyReused');
  const waited = await ask(token, 'key-parallel', HELD);
  expect([waited.statusCode, waited.json().result.reason]).toEqual([409, 'idempotencyKeyRunning']);
  release();
  expect((await first).statusCode).toBe(200);
});

test('another body under the same key is refused with 422, a stranger may use the same key', async () => {
  const [mine, stranger] = [await makeCompany(shop.db), await makeCompany(shop.db)];
  await ask(mine.token, 'key-bodies', { amount: 1 });
  const other = await ask(mine.token, 'key-bodies', { amount: 2 });
  expect([other.statusCode, other.json().result.reason]).toEqual([422, 'idempotencyKeyReused']);
  expect((await ask(stranger.token, 'key-bodies', { amount: 2 })).statusCode).toBe(200);
});

test('a refusal is replayed, an outage is not', async () => {
  const { token, userId } = await makeCompany(shop.db);
  const refused = await ask(token, 'key-refused', { amount: 1, mode: 'refuse' });
  expect(refused.json().result.reason).toBe('insufficientCredit');
  expect((await ask(token, 'key-refused', { amount: 1, mode: 'refuse' })).body).toBe(refused.body);
  expect((await ask(token, 'key-fails', { amount: 1, mode: 'fail' })).statusCode).toBe(500);
  expect(await rowsOf(userId)).toBe(0);
  expect((await ask(token, 'key-fails', { amount: 1, mode: 'fail' })).statusCode).toBe(500);
});

test('a key taken over from a dead process rolls the slow one back', async () => {
  const { token, userId } = await makeCompany(shop.db);
  const slow = ask(token, 'key-takeover', { amount: 1, mode: 'slow' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await shop.db`update idempotency_keys set created_at = now() - interval '11 seconds' where user_id = ${userId}`;
  const second = await ask(token, 'key-takeover', { amount: 1, mode: 'slow' });
  expect([(await slow).statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('product §2 a key whose attempt is gone with the connection of its process is free at once', async () => {
  const { token, userId } = await makeCompany(shop.db);
  const process = connect(await testDatabaseUrl(), { max: 1 });
  const bodyHash = createHash('sha256').update('/test/spend\n{"amount":5}').digest();
  const claim = await claimKey(process, { userId, key: 'key-of-the-dead', call: '/test/spend', bodyHash });
  expect(claim).toHaveProperty('attempt');
  const asked = ask(token, 'key-of-the-dead', { amount: 5 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await rowsOf(userId)).toBe(0);
  const began = performance.now();
  await process.end();
  expect((await asked).statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await rowsOf(userId)).toBe(1);
});

test("product §2 a stored answer is filtered by today's rights", async () => {
  const company = await makeCompany(shop.db);
  const sub = await makeSubAccount(shop.db, company.companyId, { permissions: [2] });
  const before = await ask(sub.token, 'key-rights', { amount: 7 });
  expect(before.json().result.total).toEqual({ amount: '0.07', currency: 'USD' });
  await shop.db`delete from user_permissions where user_id = ${sub.userId}`;
  const after = await ask(sub.token, 'key-rights', { amount: 7 });
  expect(after.json().result).toEqual({ row: before.json().result.row });
});
