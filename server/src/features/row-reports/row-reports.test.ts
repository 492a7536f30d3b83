// "This row is wrong": kept with its place and photos, read by whoever said it, answered by the parts desk (product §8).
import { calls } from '@outrigger/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../test/multipart.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import type { Message } from '../../platform/outside/message.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { mailAnswer } from '../inbox/index.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { newKey } from '../orders/orders.make.ts';
import { makePart } from '../parts/parts.make.ts';

const { reportRow, ownReports } = calls.rowReports;
const { inboxList, question, answerQuestion, closeQuestion } = calls.inbox;

let it: TestShop;
let place: { hostId: number; figureId: number; itemNo: string; partId: number };
let code = '';
beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  const model = await makeModel(db);
  const part = await makePart(db);
  const { hostId } = await makeMachine(db, model);
  await makeLine(db, model, { partId: part.partId, itemNo: '7' });
  code = part.code;
  place = { hostId, figureId: model.figureId, itemNo: '7', partId: part.partId };
});

async function photoOf(token: string): Promise<number> {
  const points = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a30' } })
    .jpeg()
    .toBuffer();
  const call = calls.uploads.uploadPicture;
  return (await uploadFile(it, { token, name: 'plate.jpg', bytes: points, call })).fileId;
}

const report = (token: string, said: Record<string, unknown> = {}, key = newKey()) =>
  it.ask(reportRow, { ...place, kind: 'wrongPart', ...said }, { token, key });

test('product §8 a report keeps machine, figure, item, part, photo and reporter; sent twice it is one', async () => {
  const { token } = await makeCompany(it.shop.db);
  const fileIds = [await photoOf(token)];
  const key = newKey();
  const first = await report(token, { note: 'The new pump has two ports', fileIds }, key);
  expect(first.result).toMatchObject({ ...place, kind: 'wrongPart', state: 'open', answer: null });
  expect((await report(token, { note: 'The new pump has two ports', fileIds }, key)).text).toBe(first.text);
  const listed = await it.ask(ownReports, { hostId: place.hostId }, { token });
  expect(listed.result).toEqual([first.result]);
  expect((await it.ask(ownReports, { hostId: place.hostId + 1 }, { token })).result).toEqual([]);
});

test('product §4 a colleague and a stranger read nothing of it, and nobody shows another’s photo', async () => {
  const { db } = it.shop;
  const owner = await makeCompany(db);
  const fileId = await photoOf(owner.token);
  await report(owner.token);
  for (const { token } of [
    await makeCompany(db),
    await makeSubAccount(db, owner.companyId, { permissions: [1, 2, 3] }),
  ]) {
    expect((await it.ask(ownReports, {}, { token })).result).toEqual([]);
    expect((await report(token, { fileIds: [fileId] })).reason).toBe('uploadFailed');
  }
  expect((await it.ask(ownReports, {})).status).toBe(401);
});

test('a report says where and what: figure or part, a note with "other", nothing that is not there', async () => {
  const { token } = await makeCompany(it.shop.db);
  expect(await report(token, { figureId: undefined, partId: undefined })).toMatchObject({ status: 400 });
  expect(await report(token, { kind: 'other' })).toMatchObject({ status: 400, fields: [{ field: 'note' }] });
  expect((await report(token, { figureId: 2 ** 40 })).reason).toBe('notFound');
  expect((await report(token, { fileIds: [1, 2, 3, 4] })).status).toBe(400);
  const fileIds = [await photoOf(token)];
  expect((await report(token, { fileIds: [...fileIds, ...fileIds] })).status).toBe(200);
  expect((await report(token, { fileIds })).reason).toBe('uploadFailed');
});

test('product §8 the desk finds it, answers once, and the reporter is told on the row and by mail in his language', async () => {
  const owner = await makeCompany(it.shop.db);
  const { result: kept } = await it.ask(
    reportRow,
    { ...place, kind: 'quantity', note: 'Four bolts, not two', fileIds: [await photoOf(owner.token)] },
    { token: owner.token, key: newKey(), language: 'fa' },
  );
  const { token } = await makeAdministrator(it.shop.db, ['support']);
  const which = { kind: 'rowReport' as const, id: kept.id };
  const { result: list } = await it.ask(inboxList, { kind: 'rowReport', keyword: owner.email }, { token });
  expect(list.items).toMatchObject([
    { ...which, topic: 'quantity', email: owner.email, company: owner.name, state: 'open' },
  ]);
  const { result: whole } = await it.ask(question, which, { token });
  expect(whole).toMatchObject({
    language: 'fa',
    place: { hostId: place.hostId, figureId: place.figureId, itemNo: '7', partCode: code },
    files: [{ mediaType: 'image/jpeg' }],
  });
  const answer = 'Quatre, en effet.\nC’est corrigé.';
  expect((await it.ask(answerQuestion, { ...which, answer }, { token })).result).toEqual({ state: 'answered' });
  expect((await it.ask(answerQuestion, { ...which, answer }, { token })).reason).toBe('conflict');
  expect((await it.ask(ownReports, { figureId: place.figureId }, { token: owner.token })).result).toMatchObject([
    { id: kept.id, state: 'answered', answer },
  ]);
  const sent: Message[] = [];
  await mailAnswer({ ...it.shop, messenger: { send: async (mail) => void sent.push(mail) } }, which);
  expect(sent).toMatchObject([{ to: owner.email, language: 'fa', headers: { 'Reply-To': 'parts@outrigger.example' } }]);
  expect(sent[0]?.subject).toContain('Réponse à votre signalement');
  expect(sent[0]?.text).toContain(`hostId=${place.hostId}&figureId=${place.figureId}&item=7`);
  const { result: notices } = await it.ask(calls.notices.noticeList, {}, { token: owner.token, language: 'fa' });
  // Beside it may stand what other tests tell everybody.
  const told = notices.items.filter(({ kind }) => kind === 'report');
  expect(told).toMatchObject([{ kind: 'report', name: expect.stringContaining('Réponse à votre signalement') }]);
  const read = await it.ask(calls.notices.noticeDetail, { id: told[0]?.id ?? 0 }, { token: owner.token });
  expect(read.result).toMatchObject({
    bodyLang: 'fa',
    body: expect.stringContaining('<p>Vous aviez écrit\u00a0:</p><p>'),
  });
  expect(read.result.body).toContain('<p>Quatre, en effet.</p>');
  expect((await it.ask(closeQuestion, which, { token })).result).toEqual({ state: 'closed' });
  expect((await it.ask(closeQuestion, which, { token })).reason).toBe('conflict');
  expect((await it.ask(closeQuestion, { ...which, id: 2 ** 40 }, { token })).reason).toBe('notFound');
});
