// Codes by mail (product §3: 6 digits, 10 minutes, 5 tries, single use, one a minute, ten a day; equal answers for known and unknown).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { RecipientRefused } from '../../../platform/outside/messenger.ts';
import { makeCompany, makeSubAccount } from '../identity.make.ts';
import { hashPassword } from '../password.ts';
import { checkCode } from './check-code.ts';
import { passAMinute, readLastMail } from './codes.make.ts';
import { forgetOldCodes } from './codes.store.ts';
import { mailCode } from './mail-code.ts';
import { sendCode } from './send-code.ts';

const { sendEmailCode, verify, checkVerify, sendUserEmailCode, verifyUserEmail } = calls.registration;
let it: TestShop;
let passwordHash: string;
let count = 0;
const newAddress = () => `code-${process.pid}-${(count += 1)}@firm.example`;

beforeAll(async () => {
  it = await testShop();
  passwordHash = await hashPassword('Outrigger-2026');
});

const ask = (email: string, purpose = 'register', language = 'en') =>
  it.ask(sendEmailCode, { email, purpose }, { language });
async function mailedCode(email: string): Promise<string> {
  await ask(email);
  return (await readLastMail(it.shop, email))?.code ?? '';
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('§7 the mailed code gives a ticket that proves the address, once', async () => {
  const email = newAddress();
  const code = await mailedCode(email);
  expect(code).toMatch(/^\d{6}$/);
  const answer = await it.ask(verify, { email, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
  expect(answer.status).toBe(200);
  const stands = await it.ask(checkVerify, { ticket: answer.result.ticket });
  expect(stands.result).toEqual({ purpose: 'register', email });
  expect((await it.ask(verify, { email, code })).reason).toBe('verificationFailed');
  expect((await it.ask(checkVerify, { ticket: 'x'.repeat(43) })).reason).toBe('verificationFailed');
});

test.each([
  ['en', /code to register/],
  ['es', /registrar su empresa/],
  ['pt', /cadastrar a sua empresa/],
  ['fa', /inscrire votre société/],
  ['zh', /注册贵公司/],
])('§1 the mail speaks %s', async (language, words) => {
  const email = newAddress();
  const sent = await ask(email, 'register', language);
  expect(sent.result).toEqual({ minutes: 10, nextAfterSeconds: 60, isInDemoMailbox: true });
  const mail = await readLastMail(it.shop, email);
  expect(mail?.text).toMatch(words);
  expect(mail?.html).toContain(`<html lang="${language === 'fa' ? 'fr' : language}">`);
});

test('product §3 a code has five tries, and then not even the right one passes', async () => {
  const email = newAddress();
  const code = await mailedCode(email);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await it.ask(verify, { email, code: wrong(code) })).reason).toBe('verificationFailed');
  expect((await it.ask(verify, { email, code })).reason).toBe('verificationFailed');
});

test('product §3 a hundred guesses at once count as five', async () => {
  const email = newAddress();
  await mailedCode(email);
  const guesses = Array.from({ length: 100 }, () =>
    checkCode(it.shop.db, { purpose: 'register', address: email, code: '999999x' }).catch(() => {}),
  );
  await Promise.all(guesses);
  const [row] = await it.shop.db`select tries from codes where address = ${email}`;
  expect(row).toEqual({ tries: 5 });
});

test('product §3 used by many at once, a code passes once', async () => {
  const email = newAddress();
  const code = await mailedCode(email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => it.ask(verify, { email, code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('product §3 a code ends after ten minutes, and with the next one', async () => {
  const email = newAddress();
  const first = await mailedCode(email);
  await passAMinute(it.shop, email);
  const second = await mailedCode(email);
  const old = first === second ? wrong(second) : first;
  expect((await it.ask(verify, { email, code: old })).reason).toBe('verificationFailed');
  await it.shop.db`update codes set expires_at = now() where address = ${email}`;
  expect((await it.ask(verify, { email, code: second })).reason).toBe('verificationFailed');
});

test('product §3 one code a minute and ten a day, asked for at once or not', async () => {
  const email = newAddress();
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 429)?.facts).toMatchObject({ waitMinutes: 0 });
  for (let sent = 1; sent < 10; sent += 1) {
    await passAMinute(it.shop, email);
    expect((await ask(email)).status).toBe(200);
  }
  await passAMinute(it.shop, email);
  const eleventh = await ask(email);
  expect([eleventh.status, Number(eleventh.facts?.['waitMinutes']) > 1000]).toEqual([429, true]);
});

test.each(['register', 'forgotPassword'])(
  'product §3 known and unknown addresses get equal answers: %s',
  async (purpose) => {
    const known = await makeCompany(it.shop.db, { passwordHash });
    const both = [known.email, newAddress()];
    const shown = async () =>
      await Promise.all(
        both.map(async (email) => {
          const { status, result, reason, facts } = await ask(email, purpose);
          return { status, result, reason, facts };
        }),
      );
    const [first, second] = [await shown(), await shown()];
    expect(first[0]).toEqual(first[1]);
    expect(first[0]?.status).toBe(200);
    expect(second[0]).toEqual(second[1]);
    expect(second[0]?.reason).toBe('tooManyRequests');
  },
);

test('product §3 who registers with an address that has an account gets a mail that says so, and no code that passes', async () => {
  const known = await makeCompany(it.shop.db, { passwordHash });
  await ask(known.email);
  const mail = await readLastMail(it.shop, known.email);
  expect(mail).toMatchObject({ subject: 'You have an account at Outrigger already', code: '', ticket: '' });
  expect((await it.ask(verify, { email: known.email, code: '123456' })).reason).toBe('verificationFailed');
});

test('product §3 a forgotten password of nobody, of a closed account or of a blocked company is mailed to nobody', async () => {
  const { db } = it.shop;
  const nobody = newAddress();
  const company = await makeCompany(db);
  const off = await makeSubAccount(db, company.companyId, { status: 'inactive', passwordHash });
  const blocked = await makeCompany(db, { status: 'blocked', passwordHash });
  for (const email of [nobody, off.email, blocked.email]) {
    expect((await ask(email, 'forgotPassword')).status).toBe(200);
    expect(await readLastMail(it.shop, email), email).toBeNull();
  }
});

test('§7 a signed-in person verifies the own address, and nobody else does with that code', async () => {
  const company = await makeCompany(it.shop.db);
  const other = await makeCompany(it.shop.db);
  const sent = await it.ask(sendUserEmailCode, {}, { token: company.token });
  expect(sent.result.minutes).toBe(10);
  const code = (await readLastMail(it.shop, company.email))?.code ?? '';
  expect((await it.ask(verifyUserEmail, { code }, { token: other.token })).reason).toBe('verificationFailed');
  expect((await it.ask(verifyUserEmail, { code }, { token: company.token })).result).toEqual({ email: company.email });
  const [row] = await it.shop
    .db`select email_verified_at is not null as is_verified from users where id = ${company.userId}`;
  expect(row).toEqual({ isVerified: true });
  expect((await it.ask(sendUserEmailCode, {})).reason).toBe('signInAgain');
  expect((await it.ask(verifyUserEmail, { code })).reason).toBe('signInAgain');
});

test('product §3 an invited person on the way through the bind flow verifies the own address', async () => {
  const company = await makeCompany(it.shop.db);
  const invited = await makeSubAccount(it.shop.db, company.companyId, { scope: 'bind' });
  expect((await it.ask(sendUserEmailCode, {}, { token: invited.token })).status).toBe(200);
  const mail = await readLastMail(it.shop, invited.email);
  expect(mail?.text).toContain('binding your account');
  expect((await it.ask(verifyUserEmail, { code: mail?.code }, { token: invited.token })).status).toBe(200);
});

test('§8 while the gateway takes no mail, the next who asks is told that the code could not be sent', async () => {
  const { shop } = it;
  const email = newAddress();
  await ask(email);
  const [row] = await shop.db<{ id: number }[]>`select id from codes where address = ${email}`;
  const messenger = { send: () => Promise.reject(new Error('no mail server')) };
  await expect(mailCode({ ...shop, messenger }, { codeId: row?.id ?? 0 })).rejects.toThrow('no mail server');
  const refused = await ask(newAddress());
  expect([refused.status, refused.reason]).toEqual([503, 'codeSendFailed']);
  const company = await makeCompany(shop.db);
  expect((await it.ask(sendUserEmailCode, {}, { token: company.token })).reason).toBe('codeSendFailed');
  expect((await readLastMail(shop, email))?.code).toMatch(/^\d{6}$/);
  expect((await ask(newAddress())).status).toBe(200);
});

test('product §3 a recipient whom the gateway refuses stops nobody else’s codes', async () => {
  const { shop } = it;
  const email = newAddress();
  await ask(email);
  const [row] = await shop.db<{ id: number }[]>`select id from codes where address = ${email}`;
  const messenger = { send: () => Promise.reject(new RecipientRefused(new Error('550 no such user'), true)) };
  await expect(mailCode({ ...shop, messenger }, { codeId: row?.id ?? 0 })).rejects.toThrow('for this recipient');
  expect((await ask(newAddress())).status).toBe(200);
});

test('product §3 codes by message go to a verified number alone', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const phone = `+4930${process.pid}${Date.now() % 10_000}`.slice(0, 15);
  const send = (address: string) =>
    db.begin((trx) =>
      sendCode(trx, { purpose: 'mobileLogin', address, userId: null, language: 'en', channel: 'message' }),
    );
  await db`update users set phone = ${phone} where id = ${company.userId}`;
  await send(phone);
  expect(await readLastMail(it.shop, phone)).toBeNull();
  await db`update users set phone_verified_at = now() where id = ${company.userId}`;
  await passAMinute(it.shop, phone);
  await send(phone);
  expect((await readLastMail(it.shop, phone))?.code).toMatch(/^\d{6}$/);
});

test('quality 11 whoever sits behind an address is counted, whatever the request claims of itself', async () => {
  const { db } = it.shop;
  const window = db`date_bin('3600 seconds', now(), 'epoch')`;
  await db`insert into counters (name, subject, window_start, hits) values ('codesAsked', '127.0.0.1', ${window}, 100)
    on conflict (name, subject, window_start) do update set hits = 100`;
  const answer = await it.app.inject({
    method: 'POST',
    url: '/api/userLogin/sendEmailCode',
    headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    payload: { email: newAddress(), purpose: 'register' },
  });
  expect(answer.statusCode).toBe(429);
  await db`delete from counters where name = 'codesAsked'`;
});

test('codes that are long over are forgotten', async () => {
  const email = newAddress();
  await ask(email);
  await it.shop.db`update codes set created_at = now() - interval '3 days' where address = ${email}`;
  await forgetOldCodes(it.shop.db);
  expect(await it.shop.db`select 1 from codes where address = ${email}`).toHaveLength(0);
});
