// Registration (spec §2, §5; product §3): address proven, terms kept, the company waits for the parts desk.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { readLastMail } from '../codes/codes.make.ts';
import { makeCompany, makeSubAccount } from '../identity.make.ts';
import { identityJobs } from '../index.ts';

const { sendEmailCode, verify, verifyLink, register, sendUserEmailCode } = calls.registration;
const { profile, login } = calls.identity;
let it: TestShop;
let count = 0;
const newAddress = () => `buyer-${process.pid}-${(count += 1)}@firm.example`;
const PASSWORD = 'Norrvik-2026';

let terms = '';
beforeAll(async () => {
  it = await testShop();
  terms = (await it.ask(calls.pages.termsVersion, {})).result.version;
});

async function provenTicket(email: string, language = 'en'): Promise<string> {
  await it.ask(sendEmailCode, { email, purpose: 'register' }, { language });
  const code = (await readLastMail(it.shop, email))?.code;
  return (await it.ask(verify, { email, code })).result.ticket;
}
const firm = (ticket: string, rest: object = {}) => ({
  ticket,
  company: 'Norrvik Lifts AB',
  socialTitle: 'Mrs',
  firstName: 'Åsa',
  lastName: 'Lind',
  country: 'DE',
  language: 'es',
  password: PASSWORD,
  termsVersion: terms,
  ...rest,
});

test('§2 a firm registers, is signed in and browses, while orders, cart and favourites wait for the parts desk', async () => {
  const email = newAddress();
  const answer = await it.ask(register, firm(await provenTicket(email)));
  expect(answer.status).toBe(200);
  const { token, user } = answer.result;
  expect(user).toMatchObject({
    email,
    role: 'main',
    company: 'Norrvik Lifts AB',
    firstName: 'Åsa',
    socialTitle: 'Mrs',
    language: 'es',
    currency: 'EUR',
    isAccess: false,
  });
  expect((await it.ask(calls.catalogue.categoryList, {}, { token })).status).toBe(200);
  expect((await it.ask(calls.favourites.favourites, {}, { token })).reason).toBe('accessRestricted');
  expect((await it.ask(login, { email, password: PASSWORD })).status).toBe(200);
});

test('product §3 which version of the terms was agreed to, by whom and when, is kept', async () => {
  const { user } = (await it.ask(register, firm(await provenTicket(newAddress())))).result;
  const rows = await it.shop.db`
    select version, language, agreed_at > now() - interval '1 minute' as is_now from terms_agreements where user_id = ${user.id}`;
  expect(rows).toEqual([{ version: terms, language: 'es', isNow: true }]);
  await expect(it.shop.db`update terms_agreements set version = 'other' where user_id = ${user.id}`).rejects.toThrow();
});

test('§5 without agreement to the terms in force nothing is registered', async () => {
  const ticket = await provenTicket(newAddress());
  const without = await it.ask(register, firm(ticket, { termsVersion: undefined }));
  expect(without.fields?.map(({ field }) => field)).toEqual(['termsVersion']);
  expect(await it.ask(register, firm(ticket, { termsVersion: 'older' }))).toMatchObject({
    reason: 'termsChanged',
    facts: { version: terms },
  });
  expect((await it.ask(register, firm(ticket))).status).toBe(200);
});

test.each([
  ['company', ' '],
  ['firstName', ''],
  ['country', 'XX'],
  ['country', 'Germany'],
])('§5 a wrong %s is named', async (field, value) => {
  const answer = await it.ask(register, firm(await provenTicket(newAddress()), { [field]: value }));
  expect([answer.status, answer.fields?.[0]?.field]).toEqual([400, field]);
});

test('§5 a weak password is refused, and the ticket is good for another try', async () => {
  const ticket = await provenTicket(newAddress());
  expect((await it.ask(register, firm(ticket, { password: 'weakpassword' }))).reason).toBe('weakPassword');
  expect((await it.ask(register, firm(ticket))).status).toBe(200);
});

test('product §3 a ticket registers once, and none that was never given does', async () => {
  const ticket = await provenTicket(newAddress());
  const answers = await Promise.all([it.ask(register, firm(ticket)), it.ask(register, firm(ticket))]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect((await it.ask(register, firm('x'.repeat(43)))).reason).toBe('verificationFailed');
});

test('product §3 an address that got an account since it was proven is refused to who proved it', async () => {
  const email = newAddress();
  const ticket = await provenTicket(email);
  const { userId } = await makeCompany(it.shop.db);
  await it.shop.db`update users set email = ${email} where id = ${userId}`;
  const answer = await it.ask(register, firm(ticket));
  expect([answer.status, answer.reason]).toEqual([409, 'emailTaken']);
  const [row] = await it.shop.db`select count(*)::int as companies from companies where name = 'Norrvik Lifts AB'
    and not exists (select 1 from users u where u.company_id = companies.id)`;
  expect(row).toEqual({ companies: 0 });
});

test('product §4 who proves an address registers with it, although another company has named it for a sub-account', async () => {
  const company = await makeCompany(it.shop.db);
  const named = await makeSubAccount(it.shop.db, company.companyId, { status: 'reviewing' });
  const answer = await it.ask(register, firm(await provenTicket(named.email)));
  expect(answer.result?.user).toMatchObject({ email: named.email, role: 'main' });
  const [left] = await it.shop.db`select status, company_id from users where id = ${named.userId}`;
  expect(left).toEqual({ status: 'inactive', companyId: company.companyId });
});

test('§2 the mailed link proves the address as the code does', async () => {
  const email = newAddress();
  await it.ask(sendEmailCode, { email, purpose: 'register' });
  const mail = await readLastMail(it.shop, email);
  expect(mail?.text).toContain(`${it.shop.config.publicUrl}/verify?ticket=`);
  const ticket = mail?.ticket ?? '';
  expect((await it.ask(verifyLink, { ticket })).result).toEqual({ purpose: 'register', email });
  expect((await it.ask(register, firm(ticket))).result.user.email).toBe(email);
  expect((await it.ask(verifyLink, { ticket })).reason).toBe('emailVerificationFailed');
});

test('§4 the link of a signed-in person verifies the address, once', async () => {
  const company = await makeCompany(it.shop.db);
  await it.ask(sendUserEmailCode, {}, { token: company.token });
  const ticket = (await readLastMail(it.shop, company.email))?.ticket ?? '';
  const answer = await it.ask(verifyLink, { ticket });
  expect(answer.result).toEqual({ purpose: 'verifyEmail', email: company.email });
  const [row] = await it.shop
    .db`select email_verified_at is not null as is_verified from users where id = ${company.userId}`;
  expect(row).toEqual({ isVerified: true });
  expect((await it.ask(verifyLink, { ticket })).reason).toBe('emailVerificationFailed');
  expect((await it.ask(profile, {}, { token: company.token })).status).toBe(200);
});

test('product §3 whoever registered is told by mail that the parts desk looks at it', async () => {
  const email = newAddress();
  const { user } = (await it.ask(register, firm(await provenTicket(email)))).result;
  await identityJobs['mail account letter']?.(it.shop, { kind: 'registered', userId: user.id });
  const mail = await readLastMail(it.shop, email);
  expect(mail?.subject).toBe('Hemos recibido el registro de Norrvik Lifts AB');
});
