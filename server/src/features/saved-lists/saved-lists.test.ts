// Named lists: kept, shared in the company, filled by a technician and ordered by the main account (product §0, §4, §6).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import type { Message } from '../../platform/outside/message.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeMachine, makeModel } from '../machines/machines.make.ts';
import { makeBuyer, newKey, orderOf } from '../orders/orders.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';
import { mailOrderedList, mailReminder, mailSentList } from './mail-lists.ts';
import { remindOfLists, tellOfOrderedLists } from './saved-lists.jobs.ts';

const { savedLists, savedList, saveList, addToList, deleteList, sendList, takeList, listBuyers } = calls.savedLists;

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

/** A company whose technician may order and sees no prices, and a part. */
async function scene() {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const technician = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  return { db, buyer, technician, part: await makePart(db) };
}
const save = async (token: string, words: Record<string, unknown>) =>
  await it.ask(saveList, { name: 'Van 7', isShared: false, lines: [], ...words }, { token });
const namesFor = async (token: string) => (await it.ask(savedLists, {}, { token })).result.map((list) => list.name);

test('product §6 a list keeps parts in their order, old codes resolved and each part once; saving it again puts others in their place', async () => {
  const { db, buyer, part } = await scene();
  const [old, other] = [await makePart(db), await makePart(db)];
  await makeSupersession(db, old, part);
  const lines = [
    { code: other.code, qty: 2, reference: 'bay 2' },
    { code: old.code, qty: 1 },
    { code: part.code, qty: 3 },
  ];
  const { hostId, serialNumber } = await makeMachine(db, await makeModel(db));
  const { result: made } = await save(buyer.token, { lines, hostId });
  expect(made).toMatchObject({
    name: 'Van 7',
    isOwn: true,
    lineCount: 2,
    machine: { hostId, serialNumber },
    sentAt: null,
  });
  const { result } = await it.ask(savedList, { id: made.id }, { token: buyer.token });
  expect(result.lines).toMatchObject([
    { qty: 2, reference: 'bay 2', part: { code: other.code } },
    { qty: 4, reference: null, part: { code: part.code } },
  ]);
  const changed = await save(buyer.token, { id: made.id, name: 'Van 8', lines: [{ code: part.code, qty: 9 }] });
  expect(changed.result).toMatchObject({ id: made.id, name: 'Van 8', lineCount: 1, machine: null });
});

test('product §6 each line of a list keeps its own machines, whatever machine is chosen', async () => {
  const { db, buyer, part } = await scene();
  const [other, third, old] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, old, part);
  const model = await makeModel(db);
  const [one, two] = [await makeMachine(db, model), await makeMachine(db, model)];
  const lines = [
    {
      code: part.code,
      qty: 5,
      machines: [
        { hostId: one.hostId, qty: 2 },
        { hostId: two.hostId, qty: 2 },
      ],
    },
    { code: old.code, qty: 1, machines: [{ hostId: two.hostId, qty: 1 }] },
    { code: other.code, qty: 1, machines: [{ hostId: two.hostId, qty: 9 }] },
    { code: third.code, qty: 1, machines: [] },
  ];
  const { result: made } = await save(buyer.token, { lines, hostId: one.hostId });
  const machinesOf = async () => {
    const { result } = await it.ask(savedList, { id: made.id }, { token: buyer.token });
    return result.lines.map(({ qty, machines }) => [qty, machines.map((each) => [each.serialNumber, each.qty])]);
  };
  const kept = [
    [
      6,
      [
        [one.serialNumber, 2],
        [two.serialNumber, 3],
      ],
    ],
    [1, [[two.serialNumber, 1]]],
    [1, []],
  ];
  expect(await machinesOf()).toEqual(kept);
  const nowhere = { code: part.code, qty: 1, machines: [{ hostId: 9_000_000_000, qty: 1 }] };
  const refused = await save(buyer.token, { id: made.id, lines: [nowhere] });
  expect(refused.reason).toBe('machineNotFound');
  expect(await machinesOf()).toEqual(kept);
  // A line that says nothing is for the machine of its list.
  await save(buyer.token, { id: made.id, hostId: one.hostId, lines: [{ code: third.code, qty: 4 }] });
  expect(await machinesOf()).toEqual([[4, [[one.serialNumber, 4]]]]);
});

test('product §6 lines are put onto a list that is there, once a press, and a part on it is raised for its machines', async () => {
  const { db, buyer, technician, part } = await scene();
  const other = await makePart(db);
  const model = await makeModel(db);
  const [one, two] = [await makeMachine(db, model), await makeMachine(db, model)];
  const { result: made } = await save(buyer.token, {
    hostId: one.hostId,
    isShared: true,
    lines: [{ code: part.code, qty: 2, reference: 'bay 2' }],
  });
  const lines = [
    { code: part.code, qty: 3, reference: 'bay 9', machines: [{ hostId: two.hostId, qty: 1 }] },
    { code: other.code, qty: 1, machines: [] },
  ];
  const key = newKey();
  const add = async (token: string, words: object = { lines }, keyed = key) =>
    await it.ask(addToList, { id: made.id, ...words }, { token, key: keyed });
  expect((await add(buyer.token)).result).toMatchObject({ lineCount: 2, machine: { hostId: one.hostId } });
  expect((await add(buyer.token)).result.lineCount).toBe(2);
  expect((await it.ask(savedList, { id: made.id }, { token: buyer.token })).result.lines).toMatchObject([
    {
      qty: 5,
      reference: 'bay 2',
      machines: [
        { hostId: one.hostId, qty: 2 },
        { hostId: two.hostId, qty: 1 },
      ],
    },
    { qty: 1, machines: [], part: { code: other.code } },
  ]);
  const unknown = { lines: [{ code: 'NO-SUCH', qty: 1 }] };
  expect((await add(buyer.token, unknown, newKey())).reason).toBe('noPartInformation');
  expect((await add(technician.token, { lines }, newKey())).reason).toBe('listNotFound');
  const tag = `L${buyer.companyId}-`;
  await db`insert into parts (code, name_en) select ${tag} || n, 'filler' from generate_series(1, 1998) n`;
  await db`
    insert into saved_list_lines (list_id, part_id, position, quantity)
    select ${made.id}, id, 2, 1 from parts where code like ${`${tag}%`}`;
  const more = await makePart(db);
  const full = await add(buyer.token, { lines: [{ code: more.code, qty: 1 }] }, newKey());
  expect([full.reason, full.facts]).toEqual(['listFull', { most: 2000 }]);
  expect((await add(buyer.token, { lines: [lines[0]] }, newKey())).result.lineCount).toBe(2000);
});

test('product §6 a shared list is read by colleagues and changed by its owner alone; nobody else knows of any', async () => {
  const { db, buyer, technician, part } = await scene();
  const { result: list } = await save(technician.token, { name: 'Own', lines: [{ code: part.code, qty: 1 }] });
  const stranger = await makeCompany(db);
  for (const { token } of [buyer, stranger]) {
    expect(await namesFor(token)).toEqual([]);
    for (const [call, input] of [
      [savedList, { id: list.id }],
      [saveList, { id: list.id, name: 'Mine', isShared: true, lines: [] }],
      [addToList, { id: list.id, lines: [{ code: part.code, qty: 1 }] }],
      [deleteList, { id: list.id }],
      [sendList, { id: list.id }],
      [takeList, { id: list.id }],
    ] as const) {
      const answer = await it.ask(call, input, { token, key: newKey() });
      expect([answer.status, answer.reason]).toEqual([404, 'listNotFound']);
    }
  }
  await save(technician.token, { id: list.id, name: 'Own', isShared: true, lines: [{ code: part.code, qty: 1 }] });
  expect(await namesFor(buyer.token)).toEqual(['Own']);
  expect((await it.ask(deleteList, { id: list.id }, { token: buyer.token })).reason).toBe('listNotFound');
  expect(await namesFor(stranger.token)).toEqual([]);
  expect((await it.ask(deleteList, { id: list.id }, { token: technician.token })).result).toEqual({ id: list.id });
  expect(await namesFor(technician.token)).toEqual([]);
});

test('product §6 listNameTaken, noPartInformation and machineNotFound leave everything as it was', async () => {
  const { buyer, part } = await scene();
  const { result: list } = await save(buyer.token, { lines: [{ code: part.code, qty: 1 }] });
  const { result: second } = await save(buyer.token, { name: 'Other' });
  const refused = async (words: Record<string, unknown>) => {
    const { reason, facts } = await save(buyer.token, words);
    return [reason, facts];
  };
  expect(await refused({ name: 'VAN 7' })).toEqual(['listNameTaken', { name: 'VAN 7' }]);
  expect(await refused({ id: second.id, name: 'van 7' })).toEqual(['listNameTaken', { name: 'van 7' }]);
  expect(await refused({ id: list.id, lines: [{ code: 'NO-SUCH', qty: 1 }] })).toEqual([
    'noPartInformation',
    { code: 'NO-SUCH' },
  ]);
  expect(await refused({ id: list.id, hostId: 9_000_000_000 })).toEqual(['machineNotFound', {}]);
  expect((await it.ask(savedList, { id: list.id }, { token: buyer.token })).result.lines).toHaveLength(1);
});

test('product §4 no price of a list is sent to who may not see prices, and nobody without access reads one', async () => {
  const { db, buyer, technician, part } = await scene();
  const { result: list } = await save(technician.token, { lines: [{ code: part.code, qty: 1 }] });
  expect((await it.ask(savedList, { id: list.id }, { token: technician.token })).text).not.toMatch(/price|amount/i);
  const blocked = await makeSubAccount(db, buyer.companyId, { permissions: [3], isAccess: false });
  const viewer = await makeSubAccount(db, buyer.companyId, { permissions: [2] });
  expect((await it.ask(takeList, { id: list.id }, { token: viewer.token })).reason).toBe('noPermission');
  for (const [call, input] of [
    [savedLists, {}],
    [savedList, { id: list.id }],
    [saveList, { name: 'x', isShared: false, lines: [] }],
    [deleteList, { id: list.id }],
    [listBuyers, {}],
    [sendList, { id: list.id }],
    [takeList, { id: list.id }],
  ] as const) {
    expect((await it.ask(call, input, { token: blocked.token })).reason).toBe('accessRestricted');
    expect((await it.ask(call, input)).reason).toBe('signInAgain');
  }
});

test('product §0 a technician’s list is mailed to the main account, put into its cart, ordered, and the technician told', async () => {
  const { db, buyer, technician, part } = await scene();
  const sent: Message[] = [];
  const shop = { ...it.shop, messenger: { send: async (message: Message) => void sent.push(message) } };
  const { hostId, serialNumber } = await makeMachine(db, await makeModel(db));
  const { result: list } = await save(technician.token, { lines: [], hostId });
  const send = async () =>
    await it.ask(sendList, { id: list.id, note: 'Needed by Friday' }, { token: technician.token });
  expect((await send()).reason).toBe('listEmpty');
  await save(technician.token, { id: list.id, hostId, lines: [{ code: part.code, qty: 2 }] });
  expect((await send()).result.sentAt).not.toBeNull();
  const [job] = await db`select 1 from outbox where job = 'mail sent list' and (facts->>'id')::bigint = ${list.id}`;
  expect(job).toBeDefined();
  await mailSentList(shop, { id: list.id });
  expect(sent).toMatchObject([{ to: buyer.email }]);
  expect(sent[0]?.text).toContain(`lists?id=${list.id}`);
  for (const words of [serialNumber, `2 × ${part.code}\n`, 'Needed by Friday']) expect(sent[0]?.text).toContain(words);
  expect(sent[0]?.text).not.toMatch(/\d\.\d\d|\$/);

  expect(await namesFor(buyer.token)).toEqual(['Van 7']);
  expect((await it.ask(takeList, { id: list.id }, { token: buyer.token })).result.takenAt).not.toBeNull();
  await tellOfOrderedLists(it.shop);
  const orderOfList = async () =>
    (await it.ask(savedList, { id: list.id }, { token: technician.token })).result.orderNo;
  expect(await orderOfList()).toBeNull();
  const body = orderOf(buyer, [{ code: part.code, qty: 2 }]);
  const { result: order } = await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() });
  await tellOfOrderedLists(it.shop);
  expect(await orderOfList()).toBe(order.orderNo);
  await mailOrderedList(shop, { id: list.id });
  expect(sent[1]).toMatchObject({ to: technician.email });
  expect(sent[1]?.text).toContain(order.orderNo);
  await tellOfOrderedLists(it.shop);
  const jobs = await db`select 1 from outbox where job = 'mail ordered list' and (facts->>'id')::bigint = ${list.id}`;
  expect(jobs).toHaveLength(1);
});

test('product §0, §4 a list goes to a colleague who orders: he alone gets the mail, reads it and takes it; nobody else does', async () => {
  const { db, buyer, technician, part } = await scene();
  const purchaser = await makeSubAccount(db, buyer.companyId, { permissions: [2, 3] });
  const viewer = await makeSubAccount(db, buyer.companyId, { permissions: [2] });
  const gone = await makeSubAccount(db, buyer.companyId, { permissions: [3], isAccess: false });
  const stranger = await makeCompany(db);
  const buyersFor = async (token: string) => (await it.ask(listBuyers, {}, { token })).result;
  expect(await buyersFor(technician.token)).toMatchObject([
    { id: buyer.userId, isMain: true },
    { id: purchaser.userId, isMain: false },
  ]);
  expect((await buyersFor(purchaser.token)).map(({ id }) => id)).toEqual([buyer.userId, technician.userId]);
  const { result: list } = await save(technician.token, { lines: [{ code: part.code, qty: 2 }] });
  const send = async (buyerId?: number) =>
    await it.ask(sendList, { id: list.id, ...(buyerId ? { buyerId } : {}) }, { token: technician.token });
  for (const { userId } of [viewer, gone, stranger, technician])
    expect((await send(userId)).reason).toBe('listBuyerGone');
  const { result: sent } = await send(purchaser.userId);
  const name = (await buyersFor(technician.token)).find(({ id }) => id === purchaser.userId)?.name;
  expect([sent.sentTo, typeof name]).toEqual([name, 'string']);
  const mails: Message[] = [];
  const shop = { ...it.shop, messenger: { send: async (message: Message) => void mails.push(message) } };
  await mailSentList(shop, { id: list.id });
  expect(mails.map(({ to }) => to)).toEqual([purchaser.email]);
  expect([await namesFor(purchaser.token), await namesFor(buyer.token)]).toEqual([['Van 7'], ['Van 7']]);
  expect([await namesFor(viewer.token), await namesFor(stranger.token)]).toEqual([[], []]);
  expect((await it.ask(takeList, { id: list.id }, { token: purchaser.token })).result.takenAt).not.toBeNull();
  // Sent again, to the main account: the colleague has no more to do with it.
  expect((await send(buyer.userId)).result.sentTo).toBeNull();
  expect(await namesFor(purchaser.token)).toEqual([]);
  await mailSentList(shop, { id: list.id });
  expect(mails.at(-1)?.to).toBe(buyer.email);
  // Whom it was sent to is gone before the mail is written: the main account is told in his place.
  await send(purchaser.userId);
  await it.shop.db`update users set status = 'inactive' where id = ${purchaser.userId}`;
  await mailSentList(shop, { id: list.id });
  expect(mails.at(-1)?.to).toBe(buyer.email);
  expect(mails).toHaveLength(3);
  // The main account has nobody above it.
  const { result: own } = await save(buyer.token, { lines: [{ code: part.code, qty: 1 }] });
  expect((await it.ask(sendList, { id: own.id }, { token: buyer.token })).reason).toBe('listBuyerGone');
});

test('product §5 a list is ordered, too, where another part was ordered in the place of one of it', async () => {
  const { db, buyer, technician } = await scene();
  const [old, successor] = [await makePart(db), await makePart(db)];
  const lines = [{ code: old.code, qty: 1 }];
  const { result: list } = await save(technician.token, { lines });
  await it.ask(sendList, { id: list.id }, { token: technician.token });
  await it.ask(takeList, { id: list.id }, { token: buyer.token });
  await makeSupersession(db, old, successor);
  const body = orderOf(buyer, [{ code: old.code, qty: 1 }]);
  const { result: order } = await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() });
  const [placed] = await db`
    select n.code, n.change_code from order_lines n join orders o on o.id = n.order_id where o.order_no = ${order.orderNo}`;
  expect(placed).toEqual({ code: successor.code, changeCode: old.code });
  await tellOfOrderedLists(it.shop);
  const { result } = await it.ask(savedList, { id: list.id }, { token: technician.token });
  expect(result.orderNo).toBe(order.orderNo);
});

test('product §6 a list that is needed again every so many weeks reminds its owner, once each time', async () => {
  const { db, buyer, part } = await scene();
  const { result: list } = await save(buyer.token, { lines: [{ code: part.code, qty: 2 }], repeatWeeks: 4 });
  const [day] = await db<{ due: string }[]>`select current_date + 28 as due`;
  expect(list).toMatchObject({ repeatWeeks: 4, remindOn: day?.due });
  const jobsOf = async () =>
    await db`select 1 from outbox where job = 'mail list reminder' and (facts->>'id')::bigint = ${list.id}`;
  await remindOfLists(it.shop);
  expect(await jobsOf()).toHaveLength(0);
  await db`update saved_lists set remind_on = current_date where id = ${list.id}`;
  await remindOfLists(it.shop);
  await remindOfLists(it.shop);
  expect(await jobsOf()).toHaveLength(1);
  const sent: Message[] = [];
  await mailReminder({ ...it.shop, messenger: { send: async (message) => void sent.push(message) } }, { id: list.id });
  expect(sent).toMatchObject([{ to: buyer.email, subject: 'Needed again: Van 7' }]);
  const words = { id: list.id, lines: [{ code: part.code, qty: 2 }] };
  expect((await save(buyer.token, { ...words, repeatWeeks: 4 })).result.remindOn).toBe(day?.due);
  expect((await save(buyer.token, words)).result).toMatchObject({ repeatWeeks: null, remindOn: null });
});

test('product §6 a list is needed again by the hours of its machine, told by mail and notice in the language of its owner', async () => {
  const { db, buyer, part } = await scene();
  const { hostId, serialNumber } = await makeMachine(db, await makeModel(db));
  await db`update users set language = 'zh' where id = ${buyer.userId}`;
  const lines = [{ code: part.code, qty: 2 }];
  expect((await save(buyer.token, { lines, repeatHours: 250 })).reason).toBe('invalidContent');
  expect((await save(buyer.token, { lines, hostId, repeatHours: 250, repeatWeeks: 4 })).reason).toBe('invalidContent');
  const { result: list } = await save(buyer.token, { lines, hostId, repeatHours: 250 });
  expect(list).toMatchObject({ repeatWeeks: null, repeatHours: 250, remindAtHours: null });
  const type = async (hours: number) => {
    await it.ask(calls.machines.saveOwnMachine, { hostId, hours }, { token: buyer.token });
    await remindOfLists(it.shop);
    return (await it.ask(savedList, { id: list.id }, { token: buyer.token })).result.remindAtHours;
  };
  const told = async () =>
    await db<{ nameZh: string; link: string }[]>`select name_zh, link from notices where user_id = ${buyer.userId}`;
  expect([await type(3000), (await told()).length]).toEqual([3250, 0]);
  expect([await type(3249), (await told()).length]).toEqual([3250, 0]);
  expect(await type(3260)).toBe(3510);
  await remindOfLists(it.shop);
  expect(await told()).toEqual([{ nameZh: '再次需要：Van 7', link: `/lists?id=${list.id}` }]);
  const sent: Message[] = [];
  await mailReminder({ ...it.shop, messenger: { send: async (message) => void sent.push(message) } }, { id: list.id });
  expect(sent).toMatchObject([{ to: buyer.email, subject: '再次需要：Van 7' }]);
  expect(sent[0]?.text).toContain(`设备 ${serialNumber} 已达 3260 小时。`);
  // Another meter was put in: it counts anew and reminds of nothing.
  expect([await type(12), (await told()).length]).toEqual([262, 1]);
});
