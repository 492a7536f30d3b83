// The office writes notices and recalls (product §8): deskNotices, deskNotice, noticeReach, noticeReaders, saveNotice, removeNotice.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../../identity/identity.make.ts';
import { type MadeModel, makeMachine, makeModel } from '../../machines/machines.make.ts';

const { deskNotices, deskNotice, noticeReach, noticeReaders, saveNotice, removeNotice } = calls.noticeDesk;
const { noticeList, confirmNotice } = calls.notices;
let it: TestShop;
let token = '';
beforeAll(async () => {
  it = await testShop();
  token = (await makeAdministrator(it.shop.db, ['support'])).token;
});

const texts = (en: string) => ({ en, es: '', pt: '', fa: '', zh: '' });
const notice = (given: object = {}) => ({
  kind: 'recall' as const,
  audience: 'all' as const,
  company: '',
  models: [],
  serials: [],
  names: texts('Recall'),
  bodies: texts('<p onclick="x()">Stop</p>'),
  link: null,
  needsConfirmation: true,
  releasedAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  ...given,
});
const idsOf = async (reader: string) =>
  (await it.ask(noticeList, { pageSize: 100 }, { token: reader })).result.items.map(({ id }) => id);

/** An owner of a machine with this number; a prefix of its own keeps machines of other tests away. */
async function makeOwner(model: MadeModel, prefix: string, ordinal: number) {
  const owner = await makeCompany(it.shop.db);
  const { hostId } = await makeMachine(it.shop.db, model, { prefix, ordinal });
  await it.shop.db`insert into company_machines (company_id, machine_id) values (${owner.companyId}, ${hostId})`;
  return owner;
}

test('product §8 a recall for a range of serial numbers reaches its owners, counts who confirms, and no stranger', async () => {
  const model = await makeModel(it.shop.db);
  const prefix = `R${Date.now().toString(36).toUpperCase().replaceAll(/\d/g, 'X')}`;
  const inside = await makeOwner(model, prefix, 1_000_150);
  const outside = await makeOwner(model, prefix, 1_000_201);
  const serials = [`${prefix}1000100 - ${prefix}1000200`];
  const audience = { audience: 'machines' as const, company: '', models: [], serials };
  expect((await it.ask(noticeReach, audience, { token })).result).toEqual({ companies: 1, machines: 1 });
  const saved = (await it.ask(saveNotice, notice(audience), { token })).result;
  expect(saved).toMatchObject({ state: 'shown', serials, reach: { companies: 1, machines: 1 } });
  expect(saved.bodies.en).toBe('<p>Stop</p>');
  expect(await idsOf(inside.token)).toContain(saved.id);
  expect(await idsOf(outside.token)).not.toContain(saved.id);
  await it.ask(confirmNotice, { id: saved.id }, { token: inside.token });
  const listed = (await it.ask(deskNotices, { pageSize: 100 }, { token })).result.items;
  expect(listed.find(({ id }) => id === saved.id)).toMatchObject({ readers: 1, confirmed: 1 });
  const [entry] = await it.shop
    .db`select 1 from audit where action = 'saveNotice' and subject = ${`notice ${saved.id}`}`;
  expect(entry).toBeDefined();
});

test('product §8 for a model or one company; written anew it reaches others', async () => {
  const model = await makeModel(it.shop.db);
  const [owner, other] = [await makeOwner(model, 'M', 5), await makeCompany(it.shop.db)];
  const saved = (await it.ask(saveNotice, notice({ audience: 'machines', models: [model.model] }), { token })).result;
  expect(saved.models).toEqual([model.model]);
  expect(await idsOf(owner.token)).toContain(saved.id);
  const anew = notice({ id: saved.id, audience: 'company', company: other.name });
  const { result } = await it.ask(saveNotice, anew, { token });
  expect(result).toMatchObject({ id: saved.id, company: other.name, models: [], reach: { companies: 1 } });
  expect(await idsOf(owner.token)).not.toContain(saved.id);
  expect(await idsOf(other.token)).toContain(saved.id);
  expect((await it.ask(removeNotice, { id: saved.id }, { token })).reason).toBe('noticeReleased');
});

test('product §8 what is released keeps its proof: it is neither a draft nor planned any more, nor removed once it was read', async () => {
  const company = await makeCompany(it.shop.db);
  const to = { audience: 'company' as const, company: company.name };
  const { id } = (await it.ask(saveNotice, notice(to), { token })).result;
  await it.ask(confirmNotice, { id }, { token: company.token });
  for (const releasedAt of [null, '2100-01-01T00:00:00Z', '2026-01-02T00:00:00Z'])
    expect((await it.ask(saveNotice, notice({ ...to, id, releasedAt }), { token })).reason).toBe('noticeReleased');
  expect((await it.ask(saveNotice, notice({ ...to, id }), { token })).result).toMatchObject({ confirmed: 1 });
  // One that was read before the shop knew this rule.
  await it.shop.db`update notices set released_at = '2100-01-01' where id = ${id}`;
  expect((await it.ask(removeNotice, { id }, { token })).reason).toBe('noticeReleased');
});

test('product §8 who has not confirmed is named by company; asked again, everybody has to, and the trail keeps who had', async () => {
  const model = await makeModel(it.shop.db);
  const [confirming, silent] = [await makeOwner(model, 'Q', 1), await makeOwner(model, 'Q', 2)];
  const to = { audience: 'machines' as const, models: [model.model] };
  const { id } = (await it.ask(saveNotice, notice(to), { token })).result;
  await it.ask(confirmNotice, { id }, { token: confirming.token });
  const readers = async () => (await it.ask(noticeReaders, { id }, { token })).result;
  const none = { person: null, email: null, readAt: null, confirmedAt: null };
  const { items, total } = await readers();
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({ company: silent.name, ...none });
  expect(items[1]).toMatchObject({ company: confirming.name, email: confirming.email });
  expect(items[1]?.confirmedAt).not.toBeNull();
  await it.ask(saveNotice, notice({ ...to, id, askAgain: true }), { token });
  expect((await readers()).items.map(({ confirmedAt }) => confirmedAt)).toEqual([null, null]);
  const [entry] = await it.shop.db<{ facts: { before: { readers: number; confirmed: string[] } } }[]>`
    select facts from audit where action = 'saveNotice' and subject = ${`notice ${id}`} order by position desc limit 1`;
  expect(entry?.facts.before.readers).toBe(1);
  expect(entry?.facts.before.confirmed).toEqual([expect.stringContaining(`user ${confirming.userId} 20`)]);
  const support = await makeCompany(it.shop.db);
  expect((await it.ask(noticeReaders, { id }, { token: support.token })).status).toBe(403);
  expect((await it.ask(noticeReaders, { id: 2_000_000_000 }, { token })).status).toBe(404);
});

test('product §8 a draft is seen by nobody and may be removed; what is not known is named', async () => {
  const { token: reader } = await makeCompany(it.shop.db);
  const draft = (await it.ask(saveNotice, notice({ releasedAt: null }), { token })).result;
  expect(draft.state).toBe('draft');
  expect(await idsOf(reader)).not.toContain(draft.id);
  expect((await it.ask(removeNotice, { id: draft.id }, { token })).result).toEqual({ id: draft.id });
  expect((await it.ask(deskNotice, { id: draft.id }, { token })).status).toBe(404);
  const unknown = [
    { audience: 'company', company: 'Nobody & Sons' },
    { audience: 'machines', models: ['No such model'] },
    { audience: 'machines', serials: ['!! - ??'] },
    { audience: 'machines' },
  ];
  for (const of of unknown)
    expect((await it.ask(saveNotice, notice(of), { token })).reason, JSON.stringify(of)).toBe('audienceUnknown');
  const reversed = notice({ releasedAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' });
  expect((await it.ask(saveNotice, reversed, { token })).reason).toBe('dateRangeInvalid');
  const { bodies } = notice();
  const marksAlone = notice({ bodies: { ...bodies, en: '<img src="x" onerror="alert(1)">' } });
  expect((await it.ask(saveNotice, marksAlone, { token })).fields).toEqual([
    { field: 'bodies.en', problem: 'required' },
  ]);
});

test('product §8 what a feature told is no notice of the office, and others of the office write none', async () => {
  const { companyId } = await makeCompany(it.shop.db);
  const [told] = await it.shop.db<{ id: number }[]>`
    insert into notices (audience, company_id, kind, told_key, name_en, body_en, released_at)
    values ('company', ${companyId}, 'order', ${`desk ${companyId}`}, 'Told', 'Text', now()) returning id`;
  const id = told?.id ?? 0;
  expect((await it.ask(saveNotice, notice({ id }), { token })).status).toBe(404);
  const finance = await makeAdministrator(it.shop.db, ['finance']);
  expect((await it.ask(deskNotices, {}, { token: finance.token })).status).toBe(403);
});
