// Service tools and inquiries: the list, the form, the desk that answers and keeps the tools (spec §2, §5, §7, §9; product §8).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../test/multipart.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import type { Message } from '../../platform/outside/message.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';
import { mailAnswer } from '../inbox/index.ts';
import { removeUnusedUploads } from '../uploads/index.ts';
import { mailInquiry } from './mail-inquiry.ts';

const { toolList, toolLink, sendInquiry, deskTools, saveTool, deleteTool } = calls.serviceTools;
const { inboxList, answerQuestion } = calls.inbox;

let it: TestShop;
let desk = '';
beforeAll(async () => {
  it = await testShop();
  desk = (await makeAdministrator(it.shop.db, ['support'])).token;
});

let count = 0;
const inquiry = () => ({
  businessType: 'business' as const,
  topic: 'maintenance' as const,
  urgency: 'high' as const,
  name: 'Ana Pérez',
  email: `inquires${(count += 1)}.${Date.now()}@example.test`,
  licencePlate: 'M-AB 1234',
  serialNumber: 'S1012RT',
  message: 'The mast\ndoes not rise',
});
const keptOf = (email: string) => it.shop.db<{ id: number; userId: number | null; fileId: number | null }[]>`
  select id, user_id, file_id from inquiries where email = ${email}`;

const document = async (token: string, text = 'firmware 4.2') =>
  (await uploadFile(it, { token, name: 'notes.txt', bytes: Buffer.from(text) })).fileId;

const sentBy = async (job: typeof mailAnswer, facts: Record<string, unknown>): Promise<Message[]> => {
  const sent: Message[] = [];
  await job({ ...it.shop, messenger: { send: async (mail) => void sent.push(mail) } }, facts);
  return sent;
};

test('§7 a visitor inquires without a file; the desk is mailed, answers, and he reads it in his language', async () => {
  const asked = inquiry();
  expect((await it.ask(sendInquiry, asked, { language: 'es' })).status).toBe(200);
  const id = (await keptOf(asked.email))[0]?.id ?? 0;
  const [toDesk] = await sentBy(mailInquiry, { id });
  expect(toDesk).toMatchObject({
    subject: 'Inquiry (high urgency): maintenance',
    headers: { 'Reply-To': asked.email },
  });
  const { result } = await it.ask(inboxList, { keyword: asked.email, state: 'open' }, { token: desk });
  expect(result.items).toMatchObject([{ kind: 'inquiry', id, urgency: 'high', about: 'S1012RT', company: null }]);
  await it.ask(answerQuestion, { kind: 'inquiry', id, answer: 'Revise el fusible F3.' }, { token: desk });
  const [mail] = await sentBy(mailAnswer, { kind: 'inquiry', id });
  expect(mail).toMatchObject({ to: asked.email, language: 'es', subject: 'Respuesta a su consulta' });
  expect(mail?.text).toContain('Revise el fusible F3.\n\nUsted escribió:');
});

test('product §2 a file needs sign-in and is one’s own; who is signed in is kept with it', async () => {
  const { token, userId } = await makeCompany(it.shop.db);
  const fileId = await document(token);
  expect((await it.ask(sendInquiry, { ...inquiry(), fileId })).reason).toBe('signInAgain');
  const stranger = await makeCompany(it.shop.db);
  expect((await it.ask(sendInquiry, { ...inquiry(), fileId }, { token: stranger.token })).reason).toBe('uploadFailed');
  const asked = inquiry();
  await it.ask(sendInquiry, { ...asked, fileId }, { token });
  expect(await keptOf(asked.email)).toMatchObject([{ userId, fileId }]);
});

test.each([
  ['licencePlate', '<script>'],
  ['phone', 'call me'],
  ['email', 'nobody'],
  ['urgency', 'now'],
  ['topic', 'weather'],
  ['message', ''],
])('§5 §9 %s must be valid: %s', async (field, value) => {
  const asked = { ...inquiry(), [field]: value };
  expect(await it.ask(sendInquiry, asked as never)).toMatchObject({ status: 400, fields: [{ field }] });
});

test('quality 11 five inquiries an hour from one email address; then the answer says how long to wait', async () => {
  const asked = inquiry();
  for (let time = 0; time < 5; time += 1) expect((await it.ask(sendInquiry, asked)).status).toBe(200);
  const refused = await it.ask(sendInquiry, asked);
  expect([refused.status, refused.reason]).toEqual([429, 'tooManyRequests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('product §8 the desk keeps the tools; everybody reads them in his language and fetches the file once', async () => {
  const fileId = await document(desk);
  const none = { en: null, es: null, pt: null, fa: null, zh: null };
  const tool = {
    names: { ...none, en: `Parameter tool ${Date.now()}`, fa: 'Outil de paramétrage' },
    descriptions: { ...none, en: 'Reads fault codes' },
    version: '4.2',
    updatedOn: '2026-11-20',
    link: null,
    position: 0,
    fileId,
  };
  const { id } = (await it.ask(saveTool, tool, { token: desk })).result;
  const listed = (await it.ask(toolList, {}, { language: 'fa' })).result.find((one) => one.id === id);
  expect(listed).toMatchObject({
    name: 'Outil de paramétrage',
    description: 'Reads fault codes',
    descriptionLang: 'en',
    updatedOn: '2026-11-20',
    file: { name: 'notes.txt', sizeBytes: 12 },
  });
  const { url } = (await it.ask(toolLink, { toolId: id })).result;
  expect((await it.app.inject({ url })).payload).toBe('firmware 4.2');
  expect((await it.app.inject({ url })).statusCode).toBe(404);
  expect((await it.ask(toolLink, { toolId: 2 ** 40 })).reason).toBe('downloadFailed');
  // The file stays with the tool whoever changes it.
  const other = (await makeAdministrator(it.shop.db, ['super'])).token;
  expect((await it.ask(saveTool, { ...tool, id, version: '4.3' }, { token: other })).status).toBe(200);
  expect((await it.ask(deskTools, {}, { token: other })).result.find((one) => one.id === id)).toMatchObject({
    version: '4.3',
    file: { fileId },
  });
  expect((await it.ask(saveTool, { ...tool, fileId: 2 ** 40 }, { token: other })).reason).toBe('uploadFailed');
  // What leads nowhere is no tool.
  for (const link of [null, ''])
    expect(await it.ask(saveTool, { ...tool, id, link, fileId: null }, { token: desk })).toMatchObject({
      status: 400,
      fields: [{ field: 'link' }],
    });
  const led = { ...tool, link: '/help', fileId: null };
  expect((await it.ask(saveTool, { ...led, id: 2 ** 40 }, { token: desk })).reason).toBe('notFound');
  expect((await it.ask(deleteTool, { id }, { token: desk })).status).toBe(200);
  expect((await it.ask(deleteTool, { id }, { token: desk })).reason).toBe('notFound');
});

test('product §9 uploads that nothing refers to go after a day, with their bytes; those referred to stay', async () => {
  const { db, files } = it.shop;
  const { token } = await makeCompany(db);
  const [lost, claimed, referred, fresh] = [
    await document(token),
    await document(token),
    await document(token),
    await document(token),
  ];
  await it.ask(sendInquiry, { ...inquiry(), fileId: claimed }, { token });
  const asked = inquiry();
  await it.ask(sendInquiry, asked, { token });
  await db`update inquiries set file_id = ${referred} where email = ${asked.email}`;
  const old = [lost, claimed, referred];
  await db`update files set created_at = now() - interval '25 hours' where id = any (${old})`;
  const [kept] = await db<{ storeKey: string }[]>`select store_key from files where id = ${lost}`;
  await removeUnusedUploads(it.shop);
  const left = await db<{ id: number }[]>`select id from files where id = any (${[...old, fresh]}) order by id`;
  expect(left.map((row) => row.id)).toEqual([claimed, referred, fresh]);
  expect(await files.open(kept?.storeKey ?? '')).toBeNull();
});

test('product §9 a file that a tool had goes once it is replaced, or the tool removed', async () => {
  const { db } = it.shop;
  const [first, second] = [await document(desk), await document(desk)];
  const none = { en: null, es: null, pt: null, fa: null, zh: null };
  const tool = {
    names: { ...none, en: `Cable plan ${Date.now()}` },
    descriptions: none,
    version: null,
    updatedOn: '2026-11-20',
    link: null,
    position: 0,
  };
  const { id } = (await it.ask(saveTool, { ...tool, fileId: first }, { token: desk })).result;
  await db`update files set created_at = now() - interval '25 hours' where id = any (${[first, second]})`;
  const left = async () => {
    await removeUnusedUploads(it.shop);
    const rows = await db<{ id: number }[]>`select id from files where id = any (${[first, second]})`;
    return rows.map((row) => row.id);
  };
  await it.ask(saveTool, { ...tool, id, fileId: second }, { token: desk });
  expect(await left()).toEqual([second]);
  await it.ask(saveTool, { ...tool, id, fileId: second }, { token: desk });
  expect(await left()).toEqual([second]);
  await it.ask(deleteTool, { id }, { token: desk });
  expect(await left()).toEqual([]);
});

test('quality 11 links to tools are counted, and those that are over are forgotten with the next', async () => {
  const { token } = await makeCompany(it.shop.db);
  const ask = () => it.ask(toolLink, { toolId: 2 ** 40 }, { token });
  for (let time = 0; time < 60; time += 1) expect((await ask()).reason).toBe('downloadFailed');
  expect((await ask()).status).toBe(429);
});
