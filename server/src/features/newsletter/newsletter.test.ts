// The newsletter: double opt-in, one answer for everybody, left by one click (spec §7 newsletter, updateSetting).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { keepMessage } from '../../platform/outside/mailbox.store.ts';
import type { Message } from '../../platform/outside/message.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';
import { mailNewsletterLink, NEWSLETTER_JOB } from './mail-newsletter-link.ts';

const { subscribeNewsletter, confirmNewsletter, leaveNewsletter } = calls.newsletter;
const { newsletterReaders, newsletterFile } = calls.newsletter;
const { updateSetting, ownSettings } = calls.settings;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

let count = 0;
const anybody = () => `reader${(count += 1)}.${Date.now()}@example.test`;

/** Does the waiting jobs for this address, as the worker would, and answers what left. */
async function mailsTo(email: string): Promise<Message[]> {
  const { db } = it.shop;
  const jobs = await db<{ id: number; subscription: number }[]>`
    select o.id, s.id as subscription from outbox o join newsletter_subscriptions s on s.id = (o.facts->>'id')::bigint
    where o.job = ${NEWSLETTER_JOB} and s.email = ${email} and o.done_at is null`;
  const sent: Message[] = [];
  const shop = { ...it.shop, messenger: { send: async (message: Message) => void sent.push(message) } };
  for (const job of jobs) {
    await mailNewsletterLink(shop, { id: job.subscription });
    await db`update outbox set done_at = now() where id = ${job.id}`;
  }
  return sent;
}
const ticketIn = (mail: Message | undefined): string => /ticket=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const waitAMinute = (email: string) =>
  it.shop.db`delete from counters where name = 'newsletterMinute' and subject = ${email}`;

test('§7 a visitor subscribes, and nothing begins before the mailed link is followed', async () => {
  const email = anybody();
  expect((await it.ask(subscribeNewsletter, { email }, { language: 'fa' })).status).toBe(200);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: email, language: 'fa', subject: 'Confirmez la lettre d’information Outrigger' });
  const [before] = await it.shop.db`select confirmed_at from newsletter_subscriptions where email = ${email}`;
  expect(before).toEqual({ confirmedAt: null });
  const confirmed = await it.ask(confirmNewsletter, { ticket: ticketIn(mail) });
  expect(confirmed.result).toEqual({ email });
  expect((await it.ask(confirmNewsletter, { ticket: ticketIn(mail) })).status).toBe(200);
});

test('product §3 whoever has subscribed already gets the same answer, and no second mail', async () => {
  const email = anybody();
  const first = await it.ask(subscribeNewsletter, { email });
  await it.ask(confirmNewsletter, { ticket: ticketIn((await mailsTo(email))[0]) });
  await waitAMinute(email);
  const again = await it.ask(subscribeNewsletter, { email });
  expect(again.text).toBe(first.text);
  expect(await mailsTo(email)).toEqual([]);
});

test('product §3 one mail a minute for an address', async () => {
  const email = anybody();
  await it.ask(subscribeNewsletter, { email });
  expect((await it.ask(subscribeNewsletter, { email })).reason).toBe('tooManyRequests');
  expect((await it.ask(subscribeNewsletter, { email: 'no address' })).status).toBe(400);
});

test('§8 a link of another day or of nobody confirms nothing', async () => {
  const email = anybody();
  await it.ask(subscribeNewsletter, { email });
  const ticket = ticketIn((await mailsTo(email))[0]);
  await it.shop
    .db`update newsletter_subscriptions set mailed_at = now() - interval '61 minutes' where email = ${email}`;
  for (const wrong of [ticket, 'x'.repeat(43)])
    expect((await it.ask(confirmNewsletter, { ticket: wrong })).reason).toBe('emailVerificationFailed');
});

test('RFC 8058 a mail program ends the subscription by one post of a form; the page does the same', async () => {
  const email = anybody();
  await it.ask(subscribeNewsletter, { email });
  const [mail] = await mailsTo(email);
  const link = mail?.headers?.['List-Unsubscribe'] ?? '';
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  await it.ask(confirmNewsletter, { ticket: ticketIn(mail) });
  const post = (url: string) =>
    it.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const url = new URL(link.slice(1, -1)).pathname;
  expect((await post(url)).statusCode).toBe(200);
  expect((await post(`${url}x`)).statusCode).toBe(404);
  const [after] = await it.shop
    .db`select ended_at is not null as is_over from newsletter_subscriptions where email = ${email}`;
  expect(after).toEqual({ isOver: true });
  expect((await it.ask(leaveNewsletter, { ticket: ticketIn(mail) })).result).toEqual({ email });
  expect((await it.ask(leaveNewsletter, { ticket: 'y'.repeat(43) })).reason).toBe('notFound');
});

test('§7 updateSetting.newsletter takes the same way: it waits for its link, and ends at once', async () => {
  const { token, email } = await makeCompany(it.shop.db);
  const waiting = await it.ask(updateSetting, { newsletter: true }, { token });
  expect(waiting.result).toMatchObject({ newsletter: false, newsletterWaits: true });
  await it.ask(confirmNewsletter, { ticket: ticketIn((await mailsTo(email))[0]) });
  expect((await it.ask(ownSettings, {}, { token })).result).toMatchObject({ newsletter: true, newsletterWaits: false });
  const over = await it.ask(updateSetting, { newsletter: false }, { token });
  expect(over.result).toMatchObject({ newsletter: false, newsletterWaits: false });
});

test('product §0 the mailed link of the newsletter can be read there, and no mail that left after it', async () => {
  const { db } = it.shop;
  const email = anybody();
  const asked = await it.ask(subscribeNewsletter, { email });
  expect(asked.result).toEqual({ isInDemoMailbox: true });
  expect((await it.ask(calls.mailbox.demoMail, { email })).result).toBeNull();
  const [waiting] = await db<{ id: number }[]>`select id from newsletter_subscriptions where email = ${email}`;
  await mailNewsletterLink(it.shop, { id: waiting?.id });
  await keepMessage(db, { channel: 'mail', to: email, subject: 'Order 3', text: 'Text', language: 'en' }, null);
  const shown = await it.ask(calls.mailbox.demoMail, { email });
  expect(shown.result?.text).toMatch(/\/newsletter\?step=confirm&ticket=[\w-]{43}/);
  await db`update newsletter_subscriptions set mailed_at = now() - interval '61 minutes' where email = ${email}`;
  expect((await it.ask(calls.mailbox.demoMail, { email })).result).toBeNull();
});

test('product §8 the desk lists who confirmed and takes it along as a file; who waits or left stands in neither', async () => {
  const mark = `nl${Date.now()}`;
  const subscribe = async (name: string, language: string): Promise<string> => {
    const email = `${name}.${mark}@example.test`;
    await it.ask(subscribeNewsletter, { email }, { language });
    return ticketIn((await mailsTo(email))[0]);
  };
  for (const [name, language] of [
    ['ada', 'fa'],
    ['=bo', 'zh'],
  ] as const)
    await it.ask(confirmNewsletter, { ticket: await subscribe(name, language) });
  const left = await subscribe('left', 'en');
  await it.ask(confirmNewsletter, { ticket: left });
  await it.ask(leaveNewsletter, { ticket: left });
  await subscribe('waits', 'en');
  const { token } = await makeAdministrator(it.shop.db, ['support']);
  const list = await it.ask(newsletterReaders, { keyword: mark }, { token });
  expect(list.result).toMatchObject({ total: 2, items: [{ language: 'zh', company: null }, { language: 'fa' }] });
  expect((await it.ask(newsletterReaders, { keyword: mark, language: 'fa' }, { token })).result.total).toBe(1);
  const file = await it.ask(newsletterFile, { keyword: mark }, { token });
  const today = list.result.items[0]?.confirmedAt.slice(0, 10);
  expect(file.text).toBe(
    `\ufeffemail,language,confirmed\r\n'=bo.${mark}@example.test,zh,${today}\r\nada.${mark}@example.test,fr,${today}\r\n`,
  );
  const orders = await makeAdministrator(it.shop.db, ['orders']);
  for (const call of [newsletterReaders, newsletterFile])
    expect((await it.ask(call, {}, { token: orders.token })).status).toBe(403);
});
