// QR sign-in (product §3): two halves, two minutes, once, bound to the browser that asked.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity.make.ts';

const { startQrSignIn, pollQrSignIn, lookAtQrSignIn, decideQrSignIn } = calls.qr;
const { profile } = calls.identity;
let it: TestShop;

beforeAll(async () => {
  it = await testShop();
});

async function begun() {
  const { result } = await it.ask(startQrSignIn, {});
  const code = new URL(result.link).searchParams.get('code') ?? '';
  const poll = async (secret = result.secret) => (await it.ask(pollQrSignIn, { secret })).result;
  const decide = (token: string, isAllowed = true) => it.ask(decideQrSignIn, { code, isAllowed }, { token });
  const age = (seconds: number) => it.shop.db`
    update tickets set expires_at = expires_at - make_interval(secs => ${seconds})
    where purpose = 'qrLogin' and token_hash = sha256(${code}::bytea)`;
  return { ...result, code, poll, decide, age };
}

test('product §3 the desktop is in once the phone has confirmed, and then never again by the same code', async () => {
  const phone = await makeCompany(it.shop.db);
  const desk = await begun();
  expect(new URL(desk.link).pathname).toBe('/qr_sign_in');
  expect(await desk.poll()).toEqual({ state: 'waiting' });
  const seen = await it.ask(lookAtQrSignIn, { code: desk.code }, { token: phone.token });
  expect(seen.result).toMatchObject({ address: '127.0.0.1', isSameAddress: true });
  expect((await desk.decide(phone.token)).status).toBe(200);
  const taken = await desk.poll();
  expect(taken).toMatchObject({ state: 'signedIn', signedIn: { user: { email: phone.email }, mustEnroll: false } });
  const token = taken.state === 'signedIn' ? taken.signedIn.token : '';
  expect((await it.ask(profile, {}, { token })).result.user.email).toBe(phone.email);
  expect(await desk.poll()).toEqual({ state: 'over' });
  const other = await makeCompany(it.shop.db);
  expect((await desk.decide(other.token)).reason).toBe('signInCodeOver');
});

test.each([
  [true, 'signedIn'],
  [false, 'refused'],
] as const)(
  'product §3 a button pressed twice (%s) has one answer, and only of who pressed it',
  async (isAllowed, state) => {
    const [phone, other] = [await makeCompany(it.shop.db), await makeCompany(it.shop.db)];
    const desk = await begun();
    const press = async (token = phone.token, isYes: boolean = isAllowed) => (await desk.decide(token, isYes)).status;
    expect(await Promise.all([press(), press()])).toEqual([200, 200]);
    expect(await press(phone.token, !isAllowed)).toBe(409);
    expect(await press(other.token)).toBe(409);
    expect((await desk.poll()).state).toBe(state);
    expect(await press()).toBe(200);
    expect((await desk.poll()).state).toBe(isAllowed ? 'over' : 'refused');
    await desk.age(121);
    expect(await press()).toBe(409);
  },
);

test('product §3 polls at the same time give one sign-in', async () => {
  const phone = await makeCompany(it.shop.db);
  const desk = await begun();
  await desk.decide(phone.token);
  const states = await Promise.all(Array.from({ length: 8 }, async () => (await desk.poll()).state));
  expect(states.filter((state) => state === 'signedIn')).toHaveLength(1);
});

test('product §3 the code alone signs nobody in: only the browser that asked holds the secret', async () => {
  const phone = await makeCompany(it.shop.db);
  const desk = await begun();
  await desk.decide(phone.token);
  expect(await desk.poll(desk.code)).toEqual({ state: 'over' });
  expect(await desk.poll('x'.repeat(43))).toEqual({ state: 'over' });
  expect((await desk.poll()).state).toBe('signedIn');
});

test('product §3 after two minutes the code is refused, on the phone and on the desktop', async () => {
  const phone = await makeCompany(it.shop.db);
  const desk = await begun();
  expect(desk.seconds).toBe(120);
  await desk.age(119);
  expect((await it.ask(lookAtQrSignIn, { code: desk.code }, { token: phone.token })).status).toBe(200);
  await desk.age(2);
  expect((await it.ask(lookAtQrSignIn, { code: desk.code }, { token: phone.token })).reason).toBe('signInCodeOver');
  expect((await desk.decide(phone.token)).reason).toBe('signInCodeOver');
  expect(await desk.poll()).toEqual({ state: 'over' });
});

test('product §3 what was confirmed and never collected is over half a minute later', async () => {
  const phone = await makeCompany(it.shop.db);
  const desk = await begun();
  await desk.age(119);
  await desk.decide(phone.token);
  await desk.age(31);
  expect(await desk.poll()).toEqual({ state: 'over' });
});

test('product §3 the phone may turn the desktop away, and one answer is all it has', async () => {
  const [phone, other] = [await makeCompany(it.shop.db), await makeCompany(it.shop.db)];
  const desk = await begun();
  expect((await desk.decide(phone.token, false)).status).toBe(200);
  expect(await desk.poll()).toEqual({ state: 'refused' });
  expect((await desk.decide(other.token)).reason).toBe('signInCodeOver');
  const twice = await begun();
  const answers = await Promise.all([twice.decide(phone.token), twice.decide(other.token)]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
});

test('product §3 who was switched off after confirming is not signed in', async () => {
  const company = await makeCompany(it.shop.db);
  const sub = await makeSubAccount(it.shop.db, company.companyId, { permissions: [3] });
  const desk = await begun();
  await desk.decide(sub.token);
  await it.shop.db`update users set status = 'inactive' where id = ${sub.userId}`;
  expect(await desk.poll()).toEqual({ state: 'over' });
});

test('product §3 administrators, who need a second factor, and visitors confirm nothing', async () => {
  const admin = await makeAdministrator(it.shop.db);
  const desk = await begun();
  expect((await desk.decide(admin.token)).reason).toBe('noPermission');
  expect((await it.ask(decideQrSignIn, { code: desk.code, isAllowed: true })).status).toBe(401);
  expect(await desk.poll()).toEqual({ state: 'waiting' });
});

test('product §3 what a phone has confirmed is over once it is signed out', async () => {
  const phone = await makeCompany(it.shop.db);
  const desk = await begun();
  await desk.decide(phone.token);
  await it.ask(calls.devices.signOutEverywhere, {}, { token: phone.token });
  expect(await desk.poll()).toEqual({ state: 'over' });
});
