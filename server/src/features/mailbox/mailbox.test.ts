// The mailbox (product §0, §8): read in the office, cleaned; in a demo the last code of an address, by whoever had it sent.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { keepMessage } from '../../platform/outside/mailbox.store.ts';
import { readLastMail } from '../identity/codes/codes.make.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';

const { mailList, readMail, demoMail } = calls.mailbox;
let it: TestShop;
let token: string;
let count = 0;
const newAddress = () => `mail-${process.pid}-${(count += 1)}@firm.example`;

beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeAdministrator(it.shop.db, ['support']));
});

const keep = (to: string, rest: object = {}, sentBy: string | null = null) =>
  keepMessage(it.shop.db, { channel: 'mail', to, subject: 'Code', text: 'Text', language: 'en', ...rest }, sentBy);

test('product §8 mails are listed newest first, found by address, and read', async () => {
  const to = newAddress();
  await keep(to, { subject: 'First' });
  await keep(to, {
    subject: 'Second',
    html: '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x">l</a></p>',
  });
  const { result } = await it.ask(mailList, { keyword: to }, { token });
  expect(result.items.map(({ subject, isSent }) => [subject, isSent])).toEqual([
    ['Second', false],
    ['First', false],
  ]);
  const mail = await it.ask(readMail, { id: result.items[0]?.id }, { token });
  expect(mail.result).toMatchObject({ text: 'Text', html: '<p>Hi l</p>' });
  expect((await it.ask(readMail, { id: 99_999_999 }, { token })).reason).toBe('notFound');
});

test('quality 11 once a gateway took a mail, its code and link are kept nowhere', async () => {
  const to = newAddress();
  const secret = 'a'.repeat(43);
  const text = `123456 and /reset_password?ticket=${secret}`;
  await keep(to, { subject: '123456 is your code', text, html: `<p>${text}</p>`, secrets: ['123456', secret] }, 'smtp');
  const rows = await it.shop.db`select subject, body_text, body_html from mailbox where recipient = ${to}`;
  expect(JSON.stringify(rows)).not.toMatch(/123456|aaaa/);
  expect(rows[0]).toMatchObject({ subject: '•••••• is your code' });
});

test('quality 11 links to administrators are read by the role super alone', async () => {
  const admin = await makeAdministrator(it.shop.db, ['super']);
  await keep(admin.email);
  expect((await it.ask(mailList, { keyword: admin.email }, { token })).result.total).toBe(0);
  const { result } = await it.ask(mailList, { keyword: admin.email }, { token: admin.token });
  expect(result.total).toBe(1);
  const input = { id: result.items[0]?.id };
  expect((await it.ask(readMail, input, { token })).reason).toBe('notFound');
  expect((await it.ask(readMail, input, { token: admin.token })).status).toBe(200);
});

test('§6 nobody but the office reads the mailbox', async () => {
  const company = await makeCompany(it.shop.db);
  expect((await it.ask(mailList, {}, { token: company.token })).reason).toBe('noPermission');
  expect((await it.ask(readMail, { id: 1 }, { token: company.token })).reason).toBe('noPermission');
  expect((await it.ask(mailList, {})).reason).toBe('signInAgain');
});

test('product §0 in a demo the last code of an address can be read for an hour, and no other mail', async () => {
  const email = newAddress();
  await keep(email, { subject: 'Order 1 is confirmed' });
  expect((await it.ask(demoMail, { email })).result).toBeNull();
  await it.ask(calls.registration.sendEmailCode, { email, purpose: 'register' });
  const sent = await readLastMail(it.shop, email);
  await keep(email, { subject: 'Order 2 is confirmed' });
  const shown = await it.ask(demoMail, { email });
  expect(shown.result).toMatchObject({ subject: sent?.subject, recipient: email });
  await it.shop.db`update codes set sent_at = sent_at - interval '61 minutes' where address = ${email}`;
  expect((await it.ask(demoMail, { email })).result).toBeNull();
});

test('product §0 the last code sent to a telephone number can be read there, too', async () => {
  const phone = `+4930${String(Date.now()).slice(-7)}`;
  const sent = await it.ask(calls.mobile.sendMobileCode, { phone });
  expect(sent.result.isInDemoMailbox).toBe(true);
  await keepMessage(
    it.shop.db,
    { channel: 'message', to: phone, subject: '', text: '123456 is your code', language: 'en' },
    null,
  );
  await it.shop.db`update codes set sent_at = now() where address = ${phone}`;
  const shown = await it.ask(demoMail, { email: phone });
  expect(shown.result).toMatchObject({ channel: 'message', recipient: phone, text: '123456 is your code' });
});

test.each([
  ['is no demo', { isDemo: false }, newAddress()],
  ['sends its mails', { mailUrl: 'smtp://127.0.0.1:1' }, newAddress()],
  ['sends its messages', { smsUrl: 'http://127.0.0.1:1' }, '+49301234567'],
])('quality 11 a shop that %s shows nobody a mail', async (_which, settings, email) => {
  const { config } = it.shop;
  const before = { isDemo: config.isDemo, mailUrl: config.mailUrl, smsUrl: config.smsUrl };
  Object.assign(config, settings);
  const answer = await it.ask(demoMail, { email });
  Object.assign(config, before);
  expect(answer.reason).toBe('notFound');
});
