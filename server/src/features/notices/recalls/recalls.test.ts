// A recall is mailed to whom it reaches (product §8; spec §3 Notice).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import type { Message } from '../../../platform/outside/message.ts';
import { type MadeCompany, makeAdministrator, makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../machines/machines.make.ts';
import { mailRecall, RECALL_MAIL_JOB, tellOfRecalls } from './mail-recalls.ts';

const { saveNotice } = calls.noticeDesk;
let it: TestShop;
let desk = '';
beforeAll(async () => {
  it = await testShop();
  desk = (await makeAdministrator(it.shop.db, ['support'])).token;
});

const texts = (en: string) => ({ en, es: '', pt: '', fa: '', zh: '' });
const recallFor = (model: string, given: object = {}) => ({
  kind: 'recall' as const,
  audience: 'machines' as const,
  company: '',
  models: [model],
  serials: [],
  names: texts('Jib pins'),
  bodies: texts('<h2>Stop</h2><p>Do not lift &amp; call us.</p>'),
  link: null,
  needsConfirmation: true,
  releasedAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  ...given,
});
const keep = async ({ companyId }: MadeCompany, hostId: number) =>
  it.shop
    .db`insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${hostId}, 'F-7')`;

/** Does what the worker does; answers the mails of this recall by address. */
async function mailed(noticeId: number): Promise<Map<string, Message>> {
  const { db } = it.shop;
  await tellOfRecalls(it.shop);
  const jobs = await db<{ id: number; facts: Record<string, unknown> }[]>`
    update outbox set done_at = now() where job = ${RECALL_MAIL_JOB} and done_at is null
      and (facts ->> 'noticeId')::bigint = ${noticeId} returning id, facts`;
  const sent = new Map<string, Message>();
  const messenger = { send: async (message: Message) => void sent.set(message.to, message) };
  for (const { facts } of jobs) await mailRecall({ ...it.shop, messenger }, facts);
  return sent;
}

test('product §8 a recall is mailed once to each active person it reaches, also to who takes such a machine over later', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const [owner, later] = [await makeCompany(db), await makeCompany(db)];
  // One without such a machine, whom no list of those mailed names.
  await makeCompany(db);
  const colleague = await makeSubAccount(db, owner.companyId);
  const gone = await makeSubAccount(db, owner.companyId);
  await db`update users set status = 'inactive' where id = ${gone.userId}`;
  const machine = await makeMachine(db, model);
  await keep(owner, machine.hostId);
  const planned = recallFor(model.model, { releasedAt: '2100-01-01T00:00:00Z' });
  const { id } = (await it.ask(saveNotice, planned, { token: desk })).result;
  expect((await mailed(id)).size).toBe(0);
  await it.ask(saveNotice, recallFor(model.model, { id }), { token: desk });
  const mails = await mailed(id);
  expect([...mails.keys()].toSorted()).toEqual([owner.email, colleague.email].toSorted());
  const mail = mails.get(owner.email);
  expect(mail?.channel === 'mail' && mail.subject).toBe('Recall: Jib pins');
  for (const said of ['Stop\n\nDo not lift & call us.', machine.serialNumber, 'F-7', `/notice/detail?id=${id}`])
    expect(mail?.text).toContain(said);
  expect((await mailed(id)).size).toBe(0);
  await keep(later, (await makeMachine(db, model)).hostId);
  expect([...(await mailed(id)).keys()]).toEqual([later.email]);
});

test('product §8 who confirmed a recall is not mailed; asked again, everybody is', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const owner = await makeCompany(db);
  await keep(owner, (await makeMachine(db, model)).hostId);
  const { id } = (await it.ask(saveNotice, recallFor(model.model), { token: desk })).result;
  await it.ask(calls.notices.confirmNotice, { id }, { token: owner.token });
  expect((await mailed(id)).size).toBe(0);
  await it.ask(saveNotice, recallFor(model.model, { id, askAgain: true }), { token: desk });
  expect([...(await mailed(id)).keys()]).toEqual([owner.email]);
  await it.ask(saveNotice, recallFor(model.model, { id, askAgain: true }), { token: desk });
  expect([...(await mailed(id)).keys()]).toEqual([owner.email]);
});
