// Notices reach whom they are for, and nobody else (spec §3 Notice, §7 noticeList, noticeUnread, noticeDetail, confirmNotice).
import { calls, LANGUAGES } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { type MadeCompany, makeAdministrator, makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeMachine, makeModel } from '../machines/machines.make.ts';
import { type InLanguages } from './notices.store.ts';
import { type ToldNotice, tellNotice } from './tell-notice.ts';

const { noticeList, noticeUnread, noticeDetail, confirmNotice } = calls.notices;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

let count = 0;
const inAll = (text: string): InLanguages =>
  Object.fromEntries(LANGUAGES.map((one) => [one, `${text} ${one}`])) as InLanguages;
const tell = (given: Pick<ToldNotice, 'to'> & Partial<ToldNotice>) =>
  inTransaction(it.shop.db, (trx) =>
    tellNotice(trx, {
      kind: 'order',
      name: inAll('Dispatched'),
      body: inAll('2 < 3 parts\nleft'),
      key: `told ${process.pid} ${(count += 1)}`,
      ...given,
    }),
  );
const listed = async (token: string) => (await it.ask(noticeList, {}, { token })).result;
const idsOf = async (token: string) => (await listed(token)).items.map(({ id }) => id);

/** A recall for machines; answers its id. */
async function makeRecall(
  of: { variantId?: number; schemeId?: number; prefix?: string; from?: number; to?: number },
  shown: { releasedAt?: string; endsAt?: string } = {},
): Promise<number> {
  const { db } = it.shop;
  const [row] = await db<{ id: number }[]>`
    insert into notices (name_en, body_en, kind, audience, needs_confirmation, released_at, ends_at)
    values ('Recall', '<p onclick="x()">Stop <a href="javascript:x">now</a></p>', 'recall', 'machines', true,
      ${shown.releasedAt ?? '2026-01-01'}, ${shown.endsAt ?? null}) returning id`;
  const id = row?.id ?? 0;
  if (of.variantId) await db`insert into notice_models (notice_id, variant_id) values (${id}, ${of.variantId})`;
  else
    await db`
      insert into notice_serials (notice_id, scheme_id, prefix, first_ordinal, last_ordinal, first_serial, last_serial)
      values (${id}, ${of.schemeId ?? 0}, ${of.prefix ?? ''}, ${of.from ?? 0}, ${of.to ?? 0}, 'a', 'b')`;
  return id;
}
const keep = ({ companyId }: MadeCompany, hostId: number, fleetNumber?: string) => it.shop.db`
  insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${hostId}, ${fleetNumber ?? null})`;

test('product §8 a recall of a range of serial numbers reaches exactly the machines within it, both ends too', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const notice = await makeRecall({ schemeId: model.schemeId, prefix: 'S', from: 100, to: 200 });
  const ordinals = { before: 99, first: 100, last: 200, after: 201 } as const;
  const reached: Record<string, boolean> = {};
  for (const [name, ordinal] of Object.entries(ordinals)) {
    const company = await makeCompany(db);
    await keep(company, (await makeMachine(db, model, { prefix: 'S', ordinal })).hostId);
    reached[name] = (await idsOf(company.token)).includes(notice);
  }
  expect(reached).toEqual({ before: false, first: true, last: true, after: false });
  const otherPrefix = await makeCompany(db);
  await keep(otherPrefix, (await makeMachine(db, model, { prefix: 'T', ordinal: 150 })).hostId);
  const otherScheme = await makeCompany(db);
  await keep(otherScheme, (await makeMachine(db, await makeModel(db), { prefix: 'S', ordinal: 150 })).hostId);
  const nobodys = await makeCompany(db);
  for (const { token } of [otherPrefix, otherScheme, nobodys]) {
    expect(await idsOf(token)).not.toContain(notice);
    expect((await it.ask(noticeDetail, { id: notice }, { token })).reason).toBe('notFound');
    expect((await it.ask(confirmNotice, { id: notice }, { token })).reason).toBe('notFound');
  }
});

test('product §8 of a model every machine is concerned; the notice names the company’s own alone, until it gives them away', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const [ours, theirs] = [await makeCompany(db), await makeCompany(db)];
  const machine = await makeMachine(db, model);
  await keep(ours, machine.hostId, 'F-12');
  await keep(theirs, (await makeMachine(db, model)).hostId);
  const id = await makeRecall({ variantId: model.variantId });
  const { result } = await it.ask(noticeDetail, { id }, { token: ours.token });
  expect(result.machines).toEqual([{ ...machine, model: model.model, fleetNumber: 'F-12' }]);
  expect(result.body).toBe('<p>Stop <a>now</a></p>');
  await db`update company_machines set removed_at = now() where company_id = ${ours.companyId}`;
  expect(await idsOf(ours.token)).not.toContain(id);
  expect(await idsOf(theirs.token)).toContain(id);
});

test('§3 what is not released yet or over is seen by nobody', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const company = await makeCompany(db);
  await keep(company, (await makeMachine(db, model)).hostId);
  const later = await makeRecall(model, { releasedAt: '2100-01-01' });
  const over = await makeRecall(model, { endsAt: '2026-01-02' });
  const now = await makeRecall(model);
  expect(await idsOf(company.token)).toEqual(expect.arrayContaining([now]));
  for (const id of [later, over]) {
    expect(await idsOf(company.token)).not.toContain(id);
    expect((await it.ask(noticeDetail, { id }, { token: company.token })).status).toBe(404);
  }
});

test('§7 a notice is unread until it is opened, and waits until it is confirmed; a colleague has his own', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const company = await makeCompany(db);
  const colleague = await makeSubAccount(db, company.companyId);
  await keep(company, (await makeMachine(db, model)).hostId);
  const { token } = company;
  const unread = async (of = token) => (await it.ask(noticeUnread, {}, { token: of })).result;
  const before = await unread();
  const id = await makeRecall(model);
  expect(await unread()).toEqual({
    unread: before.unread + 1,
    toConfirm: before.toConfirm + 1,
    waiting: before.waiting + 1,
  });
  await it.ask(noticeDetail, { id }, { token });
  expect(await unread()).toEqual({
    unread: before.unread,
    toConfirm: before.toConfirm + 1,
    waiting: before.waiting + 1,
  });
  const waiting = async () =>
    (await it.ask(noticeList, { only: 'waiting' }, { token })).result.items.map((one) => one.id);
  await tell({ to: { companyId: company.companyId } });
  expect((await waiting()).indexOf(id)).toBe(0);
  const first = (await it.ask(confirmNotice, { id }, { token })).result;
  expect(first.id).toBe(id);
  expect((await it.ask(confirmNotice, { id }, { token })).result).toEqual(first);
  expect(await unread()).toEqual({ ...before, unread: before.unread + 1, waiting: before.waiting + 1 });
  expect(await waiting()).not.toContain(id);
  const shown = (await listed(token)).items.find((one) => one.id === id);
  expect(shown).toMatchObject({ isRead: true, confirmedAt: first.confirmedAt, kind: 'recall' });
  expect((await it.ask(noticeList, { only: 'unread' }, { token })).result.items.map((one) => one.id)).not.toContain(id);
  expect((await unread(colleague.token)).toConfirm).toBe(before.toConfirm + 1);
});

test('§3 what a feature tells a company all of its people read, in their language; one person’s own stays his', async () => {
  const { db } = it.shop;
  const [company, stranger] = [await makeCompany(db), await makeCompany(db)];
  const colleague = await makeSubAccount(db, company.companyId);
  await tell({ to: { companyId: company.companyId }, link: '/details?orderNo=O-1' });
  await tell({ to: { companyId: company.companyId, userId: colleague.userId }, name: inAll('Yours') });
  const names = async (token: string) =>
    (await it.ask(noticeList, {}, { token, language: 'fa' })).result.items.map(({ name }) => name);
  expect(await names(company.token)).toEqual(expect.arrayContaining(['Dispatched fa']));
  expect(await names(company.token)).not.toContain('Yours fa');
  expect(await names(colleague.token)).toEqual(expect.arrayContaining(['Yours fa', 'Dispatched fa']));
  expect(await names(stranger.token)).not.toContain('Dispatched fa');
  const [told] = (await listed(company.token)).items.filter(({ kind }) => kind === 'order');
  const { result } = await it.ask(noticeDetail, { id: told?.id ?? 0 }, { token: company.token });
  expect(result).toMatchObject({ body: '<p>2 &lt; 3 parts</p><p>left en</p>', link: '/details?orderNo=O-1' });
  expect((await it.ask(noticeDetail, { id: told?.id ?? 0 }, { token: stranger.token })).status).toBe(404);
});

test('§3 the same thing told again adds nothing, and what is rolled back was never told', async () => {
  const { db } = it.shop;
  const { companyId, token } = await makeCompany(db);
  for (const _ of [1, 2]) await tell({ to: { companyId }, key: `once ${companyId}` });
  const told = async () => (await listed(token)).items.filter(({ kind }) => kind === 'order').length;
  expect(await told()).toBe(1);
  const failing = inTransaction(db, async (trx) => {
    await tellNotice(trx, {
      to: { companyId },
      kind: 'order',
      name: inAll('a'),
      body: inAll('b'),
      key: `no ${companyId}`,
    });
    throw new Error('the order did not move');
  });
  await expect(failing).rejects.toThrow('did not move');
  expect(await told()).toBe(1);
});

test('§7 notices are for the people of companies', async () => {
  expect((await it.ask(noticeList, {})).status).toBe(401);
  const office = await makeAdministrator(it.shop.db);
  expect((await it.ask(noticeUnread, {}, { token: office.token })).status).toBe(403);
});
