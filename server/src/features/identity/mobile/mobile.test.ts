// Mobile sign-in (spec §2, product §3): a verified number and a code, equal answers for unknown numbers, through production's own app.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { passAMinute, readLastMail } from '../codes/codes.make.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity.make.ts';

const { sendMobileCode, mobileLogin, sendPhoneCode, verifyPhone } = calls.mobile;
const { profile } = calls.identity;
let it: TestShop;
let count = 0;
const newPhone = () => `+4930${String(process.pid % 10_000).padStart(4, '0')}${String((count += 1)).padStart(4, '0')}`;

beforeAll(async () => {
  it = await testShop();
});

const codeSentTo = async (phone: string) => (await readLastMail(it.shop, phone))?.code ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function verified(phone = newPhone()) {
  const company = await makeCompany(it.shop.db);
  await it.shop.db`update users set phone = ${phone}, phone_verified_at = now() where id = ${company.userId}`;
  return { ...company, phone };
}

test('product §3 a person verifies a number with the code sent to it, and then signs in with it', async () => {
  const { token, email } = await makeCompany(it.shop.db);
  const phone = newPhone();
  const typed = `+49 (0)30 ${phone.slice(5)}`;
  const sent = await it.ask(sendPhoneCode, { phone: typed }, { token });
  expect(sent.result).toMatchObject({ minutes: 10, nextAfterSeconds: 60 });
  const code = await codeSentTo(phone);
  expect((await it.ask(verifyPhone, { phone, code: wrong(code) }, { token })).reason).toBe('verificationFailed');
  const answer = await it.ask(verifyPhone, { phone: typed, code }, { token });
  expect(answer.result.user).toMatchObject({ phone, isPhoneVerified: true });
  await it.ask(sendMobileCode, { phone: typed });
  const signedIn = await it.ask(mobileLogin, { phone, code: await codeSentTo(phone) });
  expect(signedIn.result).toMatchObject({ user: { email }, mustEnroll: false });
  expect((await it.ask(profile, {}, { token: signedIn.result.token })).result.user.email).toBe(email);
});

test('product §3 unknown, unverified, switched-off and known numbers get equal answers, and only one gets a message', async () => {
  const known = await verified();
  const unverified = await verified();
  const off = await verified();
  await it.shop.db`update users set phone_verified_at = null where id = ${unverified.userId}`;
  await it.shop.db`update users set status = 'inactive' where id = ${off.userId}`;
  const unknown = newPhone();
  const numbers = [known.phone, unknown, unverified.phone, off.phone];
  const answers = await Promise.all(numbers.map((phone) => it.ask(sendMobileCode, { phone })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const mails = await Promise.all(numbers.map((phone) => readLastMail(it.shop, phone)));
  expect(mails.map((mail) => mail !== null)).toEqual([true, false, false, false]);
  const refused = await Promise.all(
    numbers.map((phone) => it.ask(mobileLogin, { phone, code: wrong(mails[0]?.code ?? '') })),
  );
  expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
  expect(refused[0]?.reason).toBe('verificationFailed');
});

test('product §3 a code signs in once, also where it comes twice at once, and for its own number alone', async () => {
  const [one, other] = [await verified(), await verified()];
  await it.ask(sendMobileCode, { phone: one.phone });
  const code = await codeSentTo(one.phone);
  expect((await it.ask(mobileLogin, { phone: other.phone, code })).reason).toBe('verificationFailed');
  const answers = await Promise.all([1, 2, 3].map(() => it.ask(mobileLogin, { phone: one.phone, code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('product §3 a code of the verification signs nobody in', async () => {
  const { token, phone } = await verified();
  await it.ask(sendPhoneCode, { phone }, { token });
  expect((await it.ask(mobileLogin, { phone, code: await codeSentTo(phone) })).reason).toBe('verificationFailed');
});

test('product §3 one message a minute and one verified account a number', async () => {
  const [one, other] = [await verified(), await makeCompany(it.shop.db)];
  await it.ask(sendPhoneCode, { phone: one.phone }, { token: other.token });
  expect((await it.ask(sendPhoneCode, { phone: one.phone }, { token: other.token })).reason).toBe('tooManyRequests');
  const code = await codeSentTo(one.phone);
  const taken = await it.ask(verifyPhone, { phone: one.phone, code }, { token: other.token });
  expect([taken.status, taken.reason]).toEqual([409, 'phoneTaken']);
  await passAMinute(it.shop, one.phone);
  expect((await it.ask(sendPhoneCode, { phone: one.phone }, { token: other.token })).status).toBe(200);
});

test('product §3 two who verify one number at once: one of them has it', async () => {
  const phone = newPhone();
  const [one, other] = [await makeCompany(it.shop.db), await makeCompany(it.shop.db)];
  const tries = [];
  for (const { token } of [one, other]) {
    await it.ask(sendPhoneCode, { phone }, { token });
    const code = await codeSentTo(phone);
    tries.push({ token, code });
    await passAMinute(it.shop, phone);
  }
  const answers = await Promise.all(tries.map(({ token, code }) => it.ask(verifyPhone, { phone, code }, { token })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('product §3 who was switched off after the code was sent is told so, and an administrator never gets one', async () => {
  const company = await makeCompany(it.shop.db);
  const sub = await makeSubAccount(it.shop.db, company.companyId);
  const [phone, adminPhone] = [newPhone(), newPhone()];
  const admin = await makeAdministrator(it.shop.db);
  await it.shop.db`update users set phone = ${phone}, phone_verified_at = now() where id = ${sub.userId}`;
  await it.shop.db`update users set phone = ${adminPhone}, phone_verified_at = now() where id = ${admin.userId}`;
  await it.ask(sendMobileCode, { phone });
  await it.ask(sendMobileCode, { phone: adminPhone });
  expect(await codeSentTo(adminPhone)).toBe('');
  const code = await codeSentTo(phone);
  await it.shop.db`update users set status = 'inactive' where id = ${sub.userId}`;
  expect((await it.ask(mobileLogin, { phone, code })).reason).toBe('accountInactive');
  expect((await it.ask(sendPhoneCode, { phone: adminPhone }, { token: admin.token })).reason).toBe('noPermission');
});

test('§5 a number that cannot be dialled is refused at its field, and a gateway that is down is told', async () => {
  for (const [call, code] of [
    [sendMobileCode, {}],
    [mobileLogin, { code: '123456' }],
  ] as const)
    expect((await it.ask(call, { phone: '+49 1', ...code })).fields).toEqual([{ field: 'phone', problem: 'format' }]);
  const { db } = it.shop;
  const [down] = await db<{ id: number }[]>`
    insert into codes (purpose, address, channel, failed_at) values ('mobileLogin', '+10000000', 'message', now() + interval '1 hour') returning id`;
  expect((await it.ask(sendMobileCode, { phone: newPhone() })).reason).toBe('codeSendFailed');
  await db`delete from codes where id = ${down?.id ?? 0}`;
  expect((await it.ask(sendMobileCode, { phone: newPhone() })).status).toBe(200);
});

test('product §3 a number is verified by the person who had the code sent, and by nobody else', async () => {
  const [owner, stranger] = [await makeCompany(it.shop.db), await makeCompany(it.shop.db)];
  const phone = newPhone();
  await it.ask(sendPhoneCode, { phone }, { token: owner.token });
  const code = await codeSentTo(phone);
  expect((await it.ask(verifyPhone, { phone, code }, { token: stranger.token })).reason).toBe('verificationFailed');
  expect((await it.ask(verifyPhone, { phone, code }, { token: owner.token })).status).toBe(200);
});

test('quality 11 codes to numbers of one’s own are counted by account, and a noisy visitor of the same network stops none', async () => {
  const { db } = it.shop;
  const [noisy, other] = [await makeCompany(db), await makeCompany(db)];
  await db`
    insert into counters (name, subject, window_start, hits)
    select 'messagesAsked', s, date_bin('3600 seconds', now(), 'epoch'), 20 from unnest(${['127.0.0.1', `account ${noisy.userId}`]}::text[]) s
    on conflict (name, subject, window_start) do update set hits = 20`;
  const ask = async (token: string) => await it.ask(sendPhoneCode, { phone: newPhone() }, { token });
  expect((await it.ask(sendMobileCode, { phone: newPhone() })).reason).toBe('tooManyRequests');
  expect((await ask(noisy.token)).reason).toBe('tooManyRequests');
  expect((await ask(other.token)).status).toBe(200);
  await db`delete from counters where name = 'messagesAsked'`;
});

test('quality 11 mails that many of one network asked for leave its messages their own count', async () => {
  const { db } = it.shop;
  await db`
    insert into counters (name, subject, window_start, hits)
    values ('codesAsked', '127.0.0.1', date_bin('3600 seconds', now(), 'epoch'), 100)
    on conflict (name, subject, window_start) do update set hits = 100`;
  expect((await it.ask(sendMobileCode, { phone: newPhone() })).status).toBe(200);
  await db`delete from counters where name = 'codesAsked'`;
});
