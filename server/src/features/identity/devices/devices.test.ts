// The list of signed-in devices (product §3): what it shows, and that what is ended passes nothing any more.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { startSession } from '../../../platform/sessions/sessions.store.ts';
import { makeCompany } from '../identity.make.ts';
import { hashPassword } from '../password.ts';
import { browserName } from './browser-name.ts';

const { devices, endDevice, signOutEverywhere } = calls.devices;
const { profile } = calls.identity;
let it: TestShop;

beforeAll(async () => {
  it = await testShop();
});

const PASSWORD = 'Outrigger-2026';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const elsewhere = (userId: number, scope: 'full' | 'enroll' = 'full') =>
  it.shop.db.begin((trx) =>
    startSession(trx, { userId, loginType: 'user', scope, agent: FIREFOX, ip: '198.51.100.4' }),
  );

test('product §3 each live sign-in is listed with its browser, the one that asks first, and strangers see none of it', async () => {
  const { db } = it.shop;
  const [own, other] = [await makeCompany(db), await makeCompany(db)];
  await elsewhere(own.userId);
  await elsewhere(own.userId, 'enroll');
  await db`insert into sessions (token_hash, user_id, login_type, last_seen_at)
    values (sha256(${`idle ${own.userId}`}::bytea), ${own.userId}, 'user', now() - interval '31 minutes')`;
  const { result } = await it.ask(devices, {}, { token: own.token });
  expect(result.map(({ browser, system, isThis }) => [browser, system, isThis])).toEqual([
    [null, null, true],
    ['Firefox', 'Linux', false],
  ]);
  expect(result.map(({ address, isSameAddress }) => [address, isSameAddress])).toEqual([
    [null, false],
    ['198.51.100.4', false],
  ]);
  for (const { since, lastSeen } of result)
    for (const moment of [since, lastSeen]) expect(new Date(moment).toISOString()).toBe(moment);
  expect((await it.ask(devices, {}, { token: other.token })).result).toHaveLength(1);
  expect((await it.ask(devices, {})).status).toBe(401);
});

test('product §3 ending one device works on its very next request, and on no other', async () => {
  const own = await makeCompany(it.shop.db);
  const there = await elsewhere(own.userId);
  const { result } = await it.ask(devices, {}, { token: own.token });
  const id = result.find(({ isThis }) => !isThis)?.id ?? 0;
  expect((await it.ask(profile, {}, { token: there })).status).toBe(200);
  expect((await it.ask(endDevice, { id }, { token: own.token })).status).toBe(200);
  expect((await it.ask(profile, {}, { token: there })).reason).toBe('signInAgain');
  expect((await it.ask(profile, {}, { token: own.token })).status).toBe(200);
  expect((await it.ask(endDevice, { id }, { token: own.token })).reason).toBe('notFound');
});

test("product §4 a stranger's device is answered like one that does not exist, and goes on", async () => {
  const [own, other] = [await makeCompany(it.shop.db), await makeCompany(it.shop.db)];
  const [theirs] = (await it.ask(devices, {}, { token: other.token })).result;
  const stranger = await it.ask(endDevice, { id: theirs?.id }, { token: own.token });
  const nothing = await it.ask(endDevice, { id: 999_999_999 }, { token: own.token });
  expect([stranger.status, stranger.text]).toEqual([404, nothing.text]);
  expect((await it.ask(profile, {}, { token: other.token })).status).toBe(200);
});

test('product §3 signing out everywhere ends every sign-in of the person', async () => {
  const own = await makeCompany(it.shop.db);
  const there = await elsewhere(own.userId);
  expect((await it.ask(signOutEverywhere, {}, { token: own.token })).status).toBe(200);
  for (const token of [own.token, there]) expect((await it.ask(profile, {}, { token })).reason).toBe('signInAgain');
});

test('product §3 a sign-in says whether it came from the network of the one that asks, and leaves no address behind', async () => {
  const { db } = it.shop;
  const own = await makeCompany(db, { passwordHash: await hashPassword(PASSWORD) });
  const { token } = (await it.ask(calls.identity.login, { email: own.email, password: PASSWORD })).result;
  const [here] = (await it.ask(devices, {}, { token })).result;
  expect([here?.isThis, here?.isSameAddress, here?.address === null]).toEqual([true, true, false]);
  await it.ask(signOutEverywhere, {}, { token });
  expect(await db`select 1 from sessions where user_id = ${own.userId} and address is not null`).toHaveLength(0);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('product §3 a browser is told by its names: %s', (agent, browser, system) => {
  expect(browserName(agent)).toEqual({ browser, system });
});
