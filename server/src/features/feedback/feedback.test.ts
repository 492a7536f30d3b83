// Questions of the contact form: kept, mailed to the desk, counted (spec §5 Contact form, §7 feedback, §9).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { clearHits, noteHit } from '../../platform/counters.store.ts';
import type { Message } from '../../platform/outside/message.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { FEEDBACK_JOB, mailFeedback } from './mail-feedback.ts';

const { sendFeedback } = calls.feedback;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

let count = 0;
const question = () => ({
  name: 'Ana Pérez',
  email: `asks${(count += 1)}.${Date.now()}@example.test`,
  phone: '+34 600 000 000',
  subject: 'Hydraulic filter',
  message: 'Which one fits?\n<b>S1012RT</b>',
  questionType: 2 as const,
});
const keptOf = (email: string) => it.shop.db<{ id: number; companyId: number | null; userId: number | null }[]>`
  select id, company_id, user_id from feedback where email = ${email}`;

test('§7 a visitor asks; the question is kept and waits to be mailed to the desk, answered straight to who asked', async () => {
  const asked = question();
  expect((await it.ask(sendFeedback, asked)).status).toBe(200);
  const [kept] = await keptOf(asked.email);
  expect(kept).toMatchObject({ companyId: null, userId: null });
  const jobs = await it.shop
    .db`select 1 from outbox where job = ${FEEDBACK_JOB} and facts->>'id' = ${String(kept?.id)}`;
  expect(jobs).toHaveLength(1);
  const sent: Message[] = [];
  await mailFeedback({ ...it.shop, messenger: { send: async (mail) => void sent.push(mail) } }, { id: kept?.id });
  expect(sent).toMatchObject([
    {
      to: 'parts@outrigger.example',
      subject: 'Parts or service: Hydraulic filter',
      headers: { 'Reply-To': asked.email },
    },
  ]);
  expect(sent[0]?.text).toContain(`Ana Pérez · ${asked.email} · +34 600 000 000`);
  expect(sent[0]?.html).toContain('&lt;b&gt;S1012RT');
  expect(sent[0]?.text).toContain(`/office/question?kind=feedback&id=${kept?.id}`);
});

test('§7 of who is signed in, person and company are kept too', async () => {
  const { token, userId, companyId } = await makeCompany(it.shop.db);
  const asked = question();
  await it.ask(sendFeedback, asked, { token });
  expect(await keptOf(asked.email)).toMatchObject([{ userId, companyId }]);
});

test.each(['name', 'email', 'phone', 'subject', 'message', 'questionType'])('§5 %s is required', async (field) => {
  const asked = question();
  expect(await it.ask(sendFeedback, { ...asked, [field]: '' })).toMatchObject({ status: 400, fields: [{ field }] });
  expect(await keptOf(asked.email)).toEqual([]);
});

test.each(['abc', '+', '   ', '12', '1'.repeat(31)])('§5 a phone number has its form: not %j', async (phone) => {
  expect(await it.ask(sendFeedback, { ...question(), phone })).toMatchObject({
    status: 400,
    fields: [{ field: 'phone' }],
  });
});

test('§9 question types are 1 to 6, and an email has its form', async () => {
  expect((await it.ask(sendFeedback, { ...question(), questionType: 7 })).status).toBe(400);
  expect((await it.ask(sendFeedback, { ...question(), email: 'nobody' })).status).toBe(400);
});

test('quality 11 five questions an hour from one email address; then the answer says how long to wait', async () => {
  const asked = question();
  for (let time = 0; time < 5; time += 1) expect((await it.ask(sendFeedback, asked)).status).toBe(200);
  const refused = await it.ask(sendFeedback, asked);
  expect(refused.reason).toBe('tooManyRequests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await keptOf(asked.email)).toHaveLength(5);
});

test('product §2 a question sent twice with one key is kept and mailed once', async () => {
  const asked = { ...question(), sendKey: crypto.randomUUID() };
  const answers = await Promise.all([it.ask(sendFeedback, asked), it.ask(sendFeedback, asked)]);
  expect(answers.map((one) => one.status)).toEqual([200, 200]);
  const kept = await keptOf(asked.email);
  expect(kept).toHaveLength(1);
  const jobs = it.shop.db`select 1 from outbox where job = ${FEEDBACK_JOB} and facts->>'id' = ${String(kept[0]?.id)}`;
  expect(await jobs).toHaveLength(1);
});

test('quality 11 the same message sent again and again counts once; five of a stranger under somebody’s address do not shut him out', async () => {
  const asked = { ...question(), sendKey: crypto.randomUUID() };
  for (let time = 0; time < 7; time += 1) expect((await it.ask(sendFeedback, asked)).status).toBe(200);
  const { email } = asked;
  for (let time = 0; time < 4; time += 1)
    expect((await it.ask(sendFeedback, { ...question(), email })).status).toBe(200);
  expect((await it.ask(sendFeedback, { ...question(), email })).status).toBe(429);
  const { token } = await makeCompany(it.shop.db);
  expect((await it.ask(sendFeedback, { ...question(), email }, { token })).status).toBe(200);
});

test('quality 11 who is signed in is counted by account: a noisy visitor of the same network locks nobody out', async () => {
  const { db } = it.shop;
  // All tests ask from this address.
  const subject = '127.0.0.1';
  for (let time = 0; time < 20; time += 1) await noteHit(db, { name: 'feedbackFrom', subject, seconds: 3600 });
  const visitor = await it.ask(sendFeedback, question());
  const { token } = await makeCompany(db);
  const customer = await it.ask(sendFeedback, question(), { token });
  await clearHits(db, 'feedbackFrom', subject);
  expect([visitor.reason, customer.status]).toEqual(['tooManyRequests', 200]);
});
