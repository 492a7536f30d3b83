// What people look at: noted one by one or gathered, bounded, shown to the parts desk, forgotten (spec §7 Log; product §8).
import { calls, limits } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';
import { makeOrder } from '../orders/orders.make.ts';
import { makePart } from '../parts/parts.make.ts';
import { forgetOldActivity } from './index.ts';

const { userLogRecord, activityOfParts, activityList } = calls.activity;
let it: TestShop;
let desk = '';
beforeAll(async () => {
  it = await testShop();
  desk = (await makeAdministrator(it.shop.db, ['support'])).token;
});

test('§7 a label is noted by its id, an action on a part with code and name; gathered records go together', async () => {
  const { token, email, name } = await makeCompany(it.shop.db);
  const { code } = await makePart(it.shop.db);
  expect((await it.ask(userLogRecord, { operateType: 24, content: 'whatever' }, { token })).status).toBe(200);
  const records = [27, 29, 30].map((operateType) => ({ operateType, content: `${code} Filter` }));
  await it.ask(userLogRecord, { records }, { token });
  const { result } = await it.ask(activityList, { keyword: email }, { token: desk });
  expect(result.items.map(({ operateType, content }) => [operateType, content])).toEqual([
    [30, `${code} Part ${code}`],
    [29, `${code} Part ${code}`],
    [27, `${code} Part ${code}`],
    [24, 'languageSwitch'],
  ]);
  expect(result.items[0]).toMatchObject({ email, company: name });
  const sought = (await it.ask(activityOfParts, { days: 7 }, { token: desk })).result;
  expect(sought.parts.find((one) => one.partCode === code)).toMatchObject({ looked: 1, added: 1, kept: 1, ordered: 0 });
  expect(sought.pages.find((one) => one.operateType === 24)?.count).toBeGreaterThan(0);
});

test('product §8 what was ordered counts without a look', async () => {
  const { code } = await makeOrder(it, { quantity: 90 });
  const of = async (partCode: string, by?: 'looked' | 'ordered') =>
    (await it.ask(activityOfParts, { days: 1, ...(by && { by }) }, { token: desk })).result.parts.find(
      (one) => one.partCode === partCode,
    );
  expect(await of(code, 'ordered')).toMatchObject({ looked: 0, added: 0, ordered: 90 });
  const looked = await makePart(it.shop.db);
  const { token } = await makeCompany(it.shop.db);
  const records = Array.from({ length: 40 }, () => ({ operateType: 27, content: `${looked.code} Filter` }));
  await it.ask(userLogRecord, { records }, { token });
  expect(await of(looked.code, 'looked')).toMatchObject({ looked: 40, ordered: 0 });
  expect(await of(looked.code)).toMatchObject({ looked: 40 });
});

test('§7 ids go from 1 to 30, fifty records at most, and visitors leave none', async () => {
  const { token } = await makeCompany(it.shop.db);
  expect((await it.ask(userLogRecord, { operateType: 31, content: '' }, { token })).status).toBe(400);
  expect((await it.ask(userLogRecord, {}, { token })).status).toBe(400);
  expect((await it.ask(activityList, { operateType: 123_456 }, { token: desk })).status).toBe(400);
  const records = Array.from({ length: 51 }, () => ({ operateType: 1, content: '' }));
  expect((await it.ask(userLogRecord, { records }, { token })).status).toBe(400);
  expect((await it.ask(userLogRecord, { operateType: 1, content: '' })).status).toBe(401);
});

test('quality 11 no more than 300 calls an hour are taken from one person', async () => {
  const { token, userId, email } = await makeCompany(it.shop.db);
  await it.shop.db`
    insert into counters (name, subject, window_start, hits)
    values ('activityOf', ${String(userId)}, date_bin(interval '1 hour', now(), 'epoch'), 300)`;
  expect((await it.ask(userLogRecord, { operateType: 1, content: '' }, { token })).reason).toBe('tooManyRequests');
  expect((await it.ask(activityList, { keyword: email }, { token: desk })).result.total).toBe(0);
});

test('§7 what names no part is not noted, and 600 rows an hour and 2,000 a day of one person are; he is told of nothing', async () => {
  const { db } = it.shop;
  const { token, userId } = await makeCompany(db);
  const { code } = await makePart(db);
  const rows = async () => (await db`select from activity_log where user_id = ${userId}`).length;
  const bananas = { operateType: 27, content: 'bananas' };
  const looked = { operateType: 27, content: `${code} bananas` };
  expect((await it.ask(userLogRecord, { records: [bananas, looked] }, { token })).status).toBe(200);
  expect(await db`select content from activity_log where user_id = ${userId}`).toEqual([
    { content: `${code} Part ${code}` },
  ]);
  const records = Array.from({ length: 50 }, () => ({ operateType: 1, content: 'bananas' }));
  const noted = (name: string, seconds: number, hits: number) => db`
    insert into counters (name, subject, window_start, hits)
    values (${name}, ${String(userId)}, date_bin(make_interval(secs => ${seconds}), now(), 'epoch'), ${hits})
    on conflict (name, subject, window_start) do update set hits = excluded.hits`;
  await noted('activityRowsOf', 3600, 580);
  expect((await it.ask(userLogRecord, { records }, { token })).status).toBe(200);
  expect(await rows()).toBe(21);
  expect((await it.ask(userLogRecord, { records }, { token })).status).toBe(200);
  expect(await rows()).toBe(21);
  await noted('activityRowsOf', 3600, 0);
  await noted('activityDayOf', 86_400, 1990);
  expect((await it.ask(userLogRecord, { records }, { token })).status).toBe(200);
  expect(await rows()).toBe(31);
});

test('what is older than 180 days is forgotten; the parts desk leaves nothing', async () => {
  const { db } = it.shop;
  const { token, userId } = await makeCompany(db);
  await it.ask(userLogRecord, { operateType: 1, content: '' }, { token });
  await it.ask(userLogRecord, { operateType: 2, content: '' }, { token });
  await db`update activity_log set at = now() - interval '181 days' where user_id = ${userId} and operate_type = 1`;
  await forgetOldActivity(db, limits.activityDays);
  expect(await db`select operate_type from activity_log where user_id = ${userId}`).toEqual([{ operateType: 2 }]);
  await it.ask(userLogRecord, { operateType: 3, content: '' }, { token: desk });
  expect((await it.ask(activityList, { operateType: 3 }, { token: desk })).result.total).toBe(0);
});
