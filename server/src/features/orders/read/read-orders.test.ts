// Looking at orders (spec §2 My orders and Order detail, §7 list, getOrderInfo, queryOrderBatchInfo).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel } from '../../machines/machines.make.ts';
import { happen, makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import { pressAtProvider, pressPay, refOf, sendNotice } from '../pay/pay.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { orderList, orderInfo, orderBatches, makeOrder: make } = calls.orders;

test('§7 list shows the company’s orders, newest first, with how many there are in each status', async () => {
  const buyer = await makeBuyer(it.shop.db);
  const first = await makeOrder(it, { buyer });
  const second = await makeOrder(it, { buyer, paymentMethod: 'wallet' });
  const all = await it.ask(orderList, {}, { token: buyer.token });
  expect(all.result.items.map((order) => order.orderNo)).toEqual([second.orderNo, first.orderNo]);
  expect(all.result).toMatchObject({ total: 2, page: 1, pageSize: 20, counts: { unpaid: 1, toBeShipped: 1 } });
  expect(all.result.items[0]).toMatchObject({
    status: 'unpaid',
    paymentStatus: 'pending',
    lineCount: 1,
    isMachineDown: false,
  });
  expect(all.result.items[1]?.paymentStatus).toBe('paid');
  const unpaid = await it.ask(orderList, { status: 'unpaid' }, { token: buyer.token });
  expect([unpaid.result.total, unpaid.result.counts]).toEqual([1, { unpaid: 1, toBeShipped: 1 }]);
  const paged = await it.ask(orderList, { page: 2, pageSize: 1 }, { token: buyer.token });
  expect([paged.result.total, paged.result.items.map((one) => one.orderNo)]).toEqual([2, [first.orderNo]]);
});

test('product §5 a line leads to the figure of its part where its machine is known', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const { hostId } = await makeMachine(db, model);
  const buyer = await makeBuyer(db);
  const { partId, code, orderNo: before } = await makeOrder(it, { buyer });
  const placed = await it.ask(make, orderOf(buyer, [{ code, qty: 1, hostId }]), { token: buyer.token, key: newKey() });
  const placeOf = async (orderNo: string) =>
    (await it.ask(orderInfo, { orderNo }, { token: buyer.token })).result.lines[0]?.place;
  expect(await placeOf(placed.result.orderNo)).toBeNull();
  await makeLine(db, model, { partId, itemNo: '12' });
  expect(await placeOf(placed.result.orderNo)).toEqual({ figureId: model.figureId, itemNo: '12' });
  expect(await placeOf(before)).toBeNull();
});

test('product §2 a cursor goes on after the order shown last, also where orders came in since, and tells nothing of strangers', async () => {
  const buyer = await makeBuyer(it.shop.db);
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) made.push((await makeOrder(it, { buyer })).orderNo);
  const list = async (input: Record<string, unknown>, { token } = buyer) =>
    (await it.ask(orderList, { pageSize: 2, ...input }, { token })).result;
  const first = await list({});
  expect(first.items.map((one) => one.orderNo)).toEqual([made[2], made[1]]);
  expect(first.nextCursor).toBe(made[1]);
  await makeOrder(it, { buyer });
  const next = await list({ cursor: first.nextCursor, page: 7 });
  expect([next.items.map((one) => one.orderNo), next.nextCursor, next.total]).toEqual([[made[0]], null, 4]);
  const stranger = await makeBuyer(it.shop.db);
  await makeOrder(it, { buyer: stranger });
  expect((await list({ cursor: made[1] }, stranger)).items).toEqual([]);
});

test('product §2 forward and back by cursor every order is shown once, also where orders come in between the pages', async () => {
  const buyer = await makeBuyer(it.shop.db);
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await makeOrder(it, { buyer })).orderNo);
  const list = async (input: Record<string, unknown>) => {
    const { result } = await it.ask(orderList, { pageSize: 2, ...input }, { token: buyer.token });
    const { items, skipped, previousCursor, nextCursor } = result;
    return { numbers: items.map((one) => one.orderNo), skipped, previousCursor, nextCursor };
  };
  const ends = (of: readonly (string | undefined)[]) => ({ previousCursor: of[0] ?? null, nextCursor: of[1] ?? null });
  expect(await list({})).toEqual({ numbers: [made[0], made[1]], skipped: 0, ...ends([undefined, made[1]]) });
  const late = (await makeOrder(it, { buyer })).orderNo;
  const second = await list({ cursor: made[1] });
  expect(second).toEqual({ numbers: [made[2], made[3]], skipped: 3, ...ends([made[2], made[3]]) });
  expect(await list({ cursor: made[3] })).toEqual({ numbers: [made[4]], skipped: 5, ...ends([made[4]]) });
  expect(await list({ before: made[4] })).toEqual(second);
  const back = await list({ before: second.previousCursor, cursor: made[4] });
  expect(back).toEqual({ numbers: [made[0], made[1]], skipped: 1, ...ends([made[0], made[1]]) });
  expect(await list({ before: made[0] })).toEqual({ numbers: [late], skipped: 0, ...ends([undefined, late]) });
  expect(await list({ page: 2 })).toEqual({ numbers: [made[1], made[2]], skipped: 2, ...ends([made[1], made[2]]) });
  expect(await list({ before: 'OR-NOBODY' })).toEqual({ numbers: [], skipped: 0, ...ends([]) });
});

test('§2 my orders are sorted by any column, forward and back by cursor, each order once', async () => {
  const buyer = await makeBuyer(it.shop.db);
  const made: string[] = [];
  for (const quantity of [3, 1, 5, 2]) made.push((await makeOrder(it, { buyer, quantity })).orderNo);
  const days = ['2031-02-03', '2031-02-01', null, '2031-02-02'];
  for (const [at, day] of days.entries())
    await it.shop.db`
      update order_lines set promise_date = ${day} where order_id = (select id from orders where order_no = ${made[at] ?? ''})`;
  const list = async (input: Record<string, unknown>) =>
    (await it.ask(orderList, { pageSize: 2, ...input }, { token: buyer.token })).result;
  for (const [at, po] of ['b', 'C', null, 'a'].entries())
    await it.shop.db`update orders set purchase_order_no = ${po} where order_no = ${made[at] ?? ''}`;
  await happen(it.shop.db, made[1] ?? '', { event: 'cancel', actor: 'clock', userId: null });
  const orders = {
    numberAsc: [0, 1, 2, 3],
    statusDesc: [1, 3, 2, 0],
    purchaseAsc: [2, 3, 0, 1],
    makerAsc: [0, 1, 2, 3],
    linesDesc: [3, 2, 1, 0],
    placedAsc: [0, 1, 2, 3],
    totalDesc: [2, 0, 3, 1],
    totalAsc: [1, 3, 0, 2],
    promiseAsc: [1, 3, 0, 2],
  };
  for (const [sort, at] of Object.entries(orders)) {
    const wanted = at.map((one) => made[one]);
    const first = await list({ sort });
    const second = await list({ sort, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map((one) => one.orderNo)).toEqual(wanted);
    expect([first.skipped, second.skipped, second.nextCursor]).toEqual([0, 2, null]);
    const back = await list({ sort, before: second.previousCursor });
    expect(back.items.map((one) => one.orderNo)).toEqual(wanted.slice(0, 2));
  }
  expect((await list({ sort: 'promiseDesc' })).items[0]?.orderNo).toBe(made[2]);
});

test('product §4 who may not see prices cannot sort by them', async () => {
  const buyer = await makeBuyer(it.shop.db);
  const sub = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  const answer = await it.ask(orderList, { sort: 'totalDesc' }, { token: sub.token });
  expect([answer.status, answer.reason]).toEqual([403, 'noPermission']);
  expect((await it.ask(orderList, { sort: 'promiseAsc' }, { token: sub.token })).status).toBe(200);
});

test('§2 my orders are found by part code and by the part’s name in any language, and a stranger’s are not', async () => {
  const { db } = it.shop;
  const [buyer, stranger] = [await makeBuyer(db), await makeBuyer(db)];
  const part = await makePart(db, { code: 'ZQ-77 41' });
  await db`update parts set name_en = 'Swivel bushing', name_zh = '回转衬套' where id = ${part.partId}`;
  const lines = [{ code: part.code, qty: 1 }];
  const { orderNo } = (await it.ask(make, orderOf(buyer, lines), { token: buyer.token, key: newKey() })).result;
  await makeOrder(it, { buyer });
  for (const keyword of ['zq7741', 'ZQ-77', 'swivel BUSH', '衬套', orderNo.slice(4)]) {
    const { items, counts } = (await it.ask(orderList, { keyword }, { token: buyer.token })).result;
    expect([keyword, items.map((one) => one.orderNo), counts]).toEqual([keyword, [orderNo], { toBeShipped: 1 }]);
    expect((await it.ask(orderList, { keyword }, { token: stranger.token })).result.total).toBe(0);
  }
});

test('§2 my orders are found by the serial number of a line’s machine, however it is written', async () => {
  const { db } = it.shop;
  const [buyer, part] = [await makeBuyer(db), await makePart(db)];
  const machine = await makeMachine(db, await makeModel(db), { serialNumber: `S ${Date.now()}-507` });
  const lines = [{ code: part.code, qty: 1, hostId: machine.hostId }];
  const { orderNo } = (await it.ask(make, orderOf(buyer, lines), { token: buyer.token, key: newKey() })).result;
  await makeOrder(it, { buyer });
  const plain = machine.serialNumber.replaceAll(/[ -]/g, '');
  for (const keyword of [machine.serialNumber, plain, `s-${plain.slice(1, 8)} ${plain.slice(8)}`, plain.slice(0, -2)]) {
    const { items } = (await it.ask(orderList, { keyword }, { token: buyer.token })).result;
    expect([keyword, items.map((order) => order.orderNo)]).toEqual([keyword, [orderNo]]);
  }
  // Nothing but dashes is no serial number that every machine has.
  expect((await it.ask(orderList, { keyword: '---' }, { token: buyer.token })).result.items).toEqual([]);
});

test('product §2 a page is of one moment, also where an order leaves the list while it is read', async () => {
  const buyer = await makeBuyer(it.shop.db);
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) made.unshift((await makeOrder(it, { buyer })).orderNo);
  const list = async () => {
    const { result } = await it.ask(orderList, { status: 'toBeShipped', pageSize: 2 }, { token: buyer.token });
    const { items, total, nextCursor } = result;
    return { numbers: items.map((one) => one.orderNo), total, nextCursor };
  };
  // The rows read payments and the counts do not: with payments held, the read stands between the two.
  const read = await it.shop.db.begin(async (trx) => {
    await trx`lock table payment_attempts in access exclusive mode`;
    const asked = list();
    await untilWaiting();
    await trx`update orders set status = 'canceled' where order_no = ${made[0] ?? ''}`;
    return { asked };
  });
  expect(await read.asked).toEqual({ numbers: made.slice(0, 2), total: 3, nextCursor: made[1] });
  expect(await list()).toEqual({ numbers: made.slice(1), total: 2, nextCursor: null });
});

async function untilWaiting(): Promise<void> {
  const waiting = () => it.shop.db`
    select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.relation = 'payment_attempts'::regclass and not l.granted`;
  await expect.poll(async () => (await waiting()).length).toBe(1);
}

test('product §7 purchase order, cost centre, wanted-by date, machine down, reference, code and machine are searchable', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const { code } = await makeOrder(it, { buyer });
  const lines = [{ code, qty: 1, reference: 'Crane bay 4' }];
  const body = orderOf(buyer, lines, {
    purchaseOrderNo: 'PO-99',
    costCentre: 'Job Norte',
    wantedBy: '2030-01-31',
    isMachineDown: true,
  });
  const { orderNo } = (await it.ask(make, body, { token: buyer.token, key: newKey() })).result;
  const found = async (keyword: string) =>
    (await it.ask(orderList, { keyword }, { token: buyer.token })).result.items.map((one) => one.orderNo);
  for (const keyword of ['po-99', 'norte', 'bay 4', '2030-01-31', orderNo.toLowerCase()])
    expect(await found(keyword)).toEqual([orderNo]);
  expect(await found(code.toLowerCase().replaceAll('-', ''))).toHaveLength(2);
  expect(await found('%')).toEqual([]);
  const standing = await it.ask(orderList, { machineDown: '1' }, { token: buyer.token });
  expect(standing.result.items.map((one) => one.orderNo)).toEqual([orderNo]);
  const info = await it.ask(orderInfo, { orderNo }, { token: buyer.token });
  expect(info.result).toMatchObject({
    purchaseOrderNo: 'PO-99',
    costCentre: 'Job Norte',
    wantedBy: '2030-01-31',
    isMachineDown: true,
  });
});

test('§5 the date range must be valid, and holds the days it names', async () => {
  const buyer = await makeBuyer(it.shop.db);
  await makeOrder(it, { buyer });
  const today = new Date().toISOString().slice(0, 10);
  const asked = async (from: string, to: string) => await it.ask(orderList, { from, to }, { token: buyer.token });
  expect((await asked(today, today)).result.total).toBe(1);
  expect((await asked('2001-01-01', '2001-12-31')).result.total).toBe(0);
  expect((await asked('2026-02-01', '2026-01-31')).reason).toBe('dateRangeInvalid');
  expect((await asked('2026-02-30', '2026-03-01')).reason).toBe('invalidContent');
});

test('§5 a day is the reader’s own: it begins and ends so many minutes after midnight UTC', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const { orderNo } = await makeOrder(it, { buyer });
  const [row] = await db<{ placedAt: Date }[]>`select placed_at from orders where order_no = ${orderNo}`;
  const at = row?.placedAt.getTime() ?? 0;
  const dayBefore = (count: number) => new Date(at - count * 86_400_000).toISOString().slice(0, 10);
  const minutes = Math.floor((at % 86_400_000) / 60_000);
  const count = async (input: Record<string, unknown>) =>
    (await it.ask(orderList, input, { token: buyer.token })).result.total;
  // A day that begins just before the order holds it; one that begins just after leaves it to the day before.
  expect(await count({ from: dayBefore(0), fromOffset: minutes })).toBe(1);
  expect(await count({ from: dayBefore(0), fromOffset: minutes + 1 })).toBe(0);
  expect(await count({ to: dayBefore(1), toOffset: minutes + 1 })).toBe(1);
  expect(await count({ to: dayBefore(1), toOffset: minutes })).toBe(0);
  const last = { from: '0001-01-01', to: '9999-12-31', fromOffset: -840, toOffset: 720 };
  expect(await count(last)).toBe(1);
  const wrong = await it.ask(orderList, { from: '2026-03-09', fromOffset: 9999 }, { token: buyer.token });
  expect(wrong.reason).toBe('invalidContent');
});

test('§7 getOrderInfo tells lines, batches, events and what may be done', async () => {
  const { orderNo, buyer, code } = await makeOrder(it);
  const { result } = await it.ask(orderInfo, { orderNo }, { token: buyer.token, language: 'es' });
  expect(result).toMatchObject({
    orderNo,
    status: 'toBeShipped',
    total: { amount: '35.00', currency: 'USD' },
    itemsAmount: { amount: '20.00' },
    freight: { amount: '15.00' },
    recipient: { name: 'Parts Receiving', country: 'US', countryName: 'Estados Unidos', phone: '+1 713 555 0100' },
    invoiceNo: expect.stringMatching(/^INV-\d{6}$/),
    lines: [
      { lineNo: 1, code, quantity: 2, unitPrice: { amount: '10.00' }, total: { amount: '20.00' }, verdict: 'unknown' },
    ],
    events: [{ event: 'make', toStatus: 'toBeShipped', actor: 'buyer', reason: null }],
    approvals: [],
    actions: ['cancel', 'reorder'],
  });
  const batches = await it.ask(orderBatches, { orderNo }, { token: buyer.token, language: 'es' });
  expect(batches.result).toEqual(result.batches);
  expect(batches.result).toMatchObject([
    { batchNo: 1, status: 'planned', packingList: [{ code, quantity: 2, weightGrams: 1000 }] },
  ]);
});

test('product §4 a stranger’s order answers exactly like one that does not exist', async () => {
  const { orderNo } = await makeOrder(it);
  const stranger = await makeBuyer(it.shop.db);
  for (const call of [orderInfo, orderBatches]) {
    const theirs = await it.ask(call, { orderNo }, { token: stranger.token });
    const none = await it.ask(call, { orderNo: 'OR990000000' }, { token: stranger.token });
    expect([theirs.status, theirs.reason]).toEqual([404, 'orderNotFound']);
    expect(theirs.text.replaceAll(orderNo, 'OR990000000')).toBe(none.text);
  }
  expect((await it.ask(orderList, {}, { token: stranger.token })).result.total).toBe(0);
});

test('product §4 without permission 2 no price, total or freight is sent', async () => {
  const { orderNo, buyer } = await makeOrder(it);
  const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  for (const [call, input] of [
    [orderList, {}],
    [orderInfo, { orderNo }],
    [orderBatches, { orderNo }],
  ] as const) {
    const answer = await it.ask(call, input, { token: technician.token });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/"amount"|"USD"|35\.00|20\.00|15\.00|10\.00|priceList/);
  }
  const info = await it.ask(orderInfo, { orderNo }, { token: technician.token });
  expect(info.result.actions).toEqual(['reorder']);
});

test('§3 an order chosen for the wallet and paid by card reads as paid by card', async () => {
  const { orderNo, buyer } = await makeOrder(it, { status: 'unpaid' });
  const { result } = await pressPay(it, { orderNo, method: 'card' }, buyer.token);
  const method = async () => (await it.ask(orderInfo, { orderNo }, { token: buyer.token })).result.paymentMethod;
  expect(await method()).toBe('wallet');
  await pressAtProvider(it, refOf(result.redirectUrl), 'pay');
  await sendNotice(it, refOf(result.redirectUrl));
  expect(await method()).toBe('card');
  const listed = await it.ask(orderList, {}, { token: buyer.token });
  expect(listed.result.items[0]?.paymentMethod).toBe('card');
});

test('§4 what may be done follows status, maker and rights', async () => {
  const waiting = await makeOrder(it, { status: 'pendingApproval' });
  const shown = async (orderNo: string, token: string) =>
    (await it.ask(orderInfo, { orderNo }, { token })).result.actions;
  expect(await shown(waiting.orderNo, waiting.buyer.token)).toEqual(['cancel', 'reorder']);
  const sub = await makeSubAccount(it.shop.db, waiting.buyer.companyId, { permissions: [3] });
  const body = orderOf(waiting.buyer, [{ code: waiting.code, qty: 1 }], { paymentMethod: 'wallet' });
  const { orderNo } = (await it.ask(make, body, { token: sub.token, key: newKey() })).result;
  expect(await shown(orderNo, waiting.buyer.token)).toEqual(['cancel', 'reorder', 'approve', 'reject']);
  expect(await shown(orderNo, sub.token)).toEqual(['cancel', 'reorder']);
  const unpaid = await makeOrder(it, { status: 'unpaid' });
  expect(await shown(unpaid.orderNo, unpaid.buyer.token)).toEqual(['payNow', 'cancel', 'reorder']);
  const sent = await makeOrder(it, { status: 'inTransit' });
  expect(await shown(sent.orderNo, sent.buyer.token)).toEqual(['confirmReceipt', 'reorder']);
});
