// How batches leave, travel and arrive, and how their buyer says so (spec §4 tracking, confirm receipt; product §7, §8).
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadFile } from '../../../../test/multipart.ts';
import { dhlEvent, type DhlStandIn, startDhl } from '../../../../test/providers/dhl-stand-in.ts';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { mailOrder } from '../mail/mail-order.ts';
import { type Buyer, makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import type { Message } from '../../../platform/outside/message.ts';
import { mailReceipt } from './mail-receipt.ts';
import { RECEIPT_MAIL_JOB } from './receipt-mail-job.ts';
import { askCarriers } from './ask-carriers.ts';

const { shipping, orders } = calls;
let it: TestShop;
let dhl: DhlStandIn;
let desk: { token: string };
beforeAll(async () => {
  dhl = await startDhl();
  it = await openTestShop({ DHL_API_KEY: 'dhl-0123456789', DHL_URL: dhl.url });
  desk = await makeAdministrator(it.shop.db, ['orders']);
});
afterAll(() => dhl.close());

const asDesk = () => ({ token: desk.token, key: newKey() });

/** An order in two batches: one part lies in the test warehouse, the other in one of its own. */
async function orderOfTwo(given: { shipMode?: string; buyer?: Buyer } = {}) {
  const { db } = it.shop;
  const buyer = given.buyer ?? (await makeBuyer(db));
  const [near, far] = [await makePart(db), await makePart(db, { stock: 0 })];
  await db`insert into warehouses (code, name, country, city) values ('TEST-RTM', 'Rotterdam', 'NL', 'Rotterdam') on conflict do nothing`;
  await db`insert into stock_levels (part_id, warehouse_id, on_hand) select ${far.partId}, id, 9 from warehouses where code = 'TEST-RTM'`;
  const lines = [
    { code: near.code, qty: 3 },
    { code: far.code, qty: 2 },
  ];
  const body = orderOf(buyer, lines, { shipMode: given.shipMode ?? 'batches' });
  const { orderNo } = (await it.ask(orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
  const info = await detail(orderNo, buyer);
  const batchOf = (code: string) =>
    info.batches.find((batch) => batch.packingList.some((line) => line.code === code))?.batchNo ?? 0;
  return {
    orderNo,
    buyer,
    near: { ...near, batchNo: batchOf(near.code) },
    far: { ...far, batchNo: batchOf(far.code) },
  };
}

const detail = async (orderNo: string, { token }: Pick<Buyer, 'token'>) =>
  (await it.ask(orders.orderInfo, { orderNo }, { token })).result;
const send = (orderNo: string, given: Record<string, unknown> = {}) =>
  it.ask(shipping.dispatchBatch, { orderNo, carrier: 'simulated', ...given }, asDesk());
const deskList = async (state: string, keyword: string) =>
  (await it.ask(shipping.officeShipments, { state, keyword }, asDesk())).result;

async function mailsOf(orderNo: string, email: string) {
  const jobs = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    select b.facts from outbox b join orders o on o.id = (b.facts->>'orderId')::bigint
    where b.job = 'orderMail' and o.order_no = ${orderNo} and b.facts->>'event' in ('dispatch', 'delivered') order by b.id`;
  for (const { facts } of jobs) await mailOrder(it.shop, facts);
  return await it.shop.db<{ subject: string; bodyText: string }[]>`
    select subject, body_text from mailbox where recipient = ${email} and subject like ${`%${orderNo}%`} order by id`;
}

describe('product §8 the desk packs and sends batch by batch', () => {
  test('two warehouses, two dispatches, deliveries, receipt: stock, lines, mails and states follow', async () => {
    const { orderNo, buyer, near, far } = await orderOfTwo();
    const listed = await deskList('ready', orderNo);
    expect(listed.items.map((one) => [one.batchNo, one.warehouses, one.missing])).toEqual(
      [
        [near.batchNo, ['Warehouse TEST-HOU'], 0],
        [far.batchNo, ['Rotterdam'], 0],
      ].toSorted(([one], [other]) => Number(one) - Number(other)),
    );
    const whole = (await it.ask(shipping.officeShipment, { orderNo, batchNo: far.batchNo }, asDesk())).result;
    expect(whole).toMatchObject({
      status: 'planned',
      carriers: ['simulated', 'dhl', 'other'],
      lines: [{ code: far.code, quantity: 2, missing: 0, warehouse: { code: 'TEST-RTM', city: 'Rotterdam' } }],
    });
    const sent = await send(orderNo, { batchNo: far.batchNo });
    expect(sent.result).toMatchObject({ status: 'inTransit', restBatchNo: null });
    const partly = await detail(orderNo, buyer);
    expect(partly.lines.map((line) => [line.code, line.shippedQuantity])).toEqual([
      [near.code, 0],
      [far.code, 2],
    ]);
    expect(partly.actions).toEqual(['tracking', 'reorder']);
    const early = await it.ask(shipping.confirmReceipt, { orderNo }, { token: buyer.token, key: newKey() });
    expect(early).toMatchObject({ status: 409, reason: 'confirmFailed', facts: { status: 'inTransit' } });
    await send(orderNo, { batchNo: near.batchNo, carrier: 'other', trackingCode: 'RM 1234-5' });
    expect((await send(orderNo, { batchNo: near.batchNo })).reason).toBe('orderNotAllowed');
    expect((await deskList('onTheWay', orderNo)).items).toHaveLength(2);
    await it.ask(shipping.deliverBatch, { orderNo, batchNo: near.batchNo }, asDesk());
    const again = await it.ask(shipping.deliverBatch, { orderNo, batchNo: near.batchNo }, asDesk());
    expect(again.code).toBe(200);
    const mails = await mailsOf(orderNo, buyer.email);
    expect(mails.map((mail) => mail.subject)).toEqual([
      `Order ${orderNo} is on its way`,
      `Order ${orderNo} is on its way`,
      `Order ${orderNo}: your parts have arrived`,
    ]);
    expect(mails[0]?.bodyText).toContain(`Tracking code: SIM${orderNo.slice(2)}${far.batchNo}`);
    expect(mails[0]?.bodyText).toContain(`2 × ${far.code}`);
    expect(mails[0]?.bodyText).not.toContain(near.code);
    expect(mails[2]?.bodyText).toContain(`/details?orderNo=${orderNo}`);
    const done = await it.ask(shipping.confirmReceipt, { orderNo }, { token: buyer.token, key: newKey() });
    expect(done.result).toEqual({ orderNo, status: 'completed' });
    expect((await it.ask(shipping.confirmReceipt, { orderNo }, { token: buyer.token, key: newKey() })).code).toBe(200);
    const [stock] = await it.shop.db`
      select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock_levels where part_id in (${near.partId}, ${far.partId})`;
    expect(stock).toEqual({ onHand: 104, reserved: 0 });
  });

  test('where less is packed, the rest is a batch of its own that can be sent later', async () => {
    const { orderNo, buyer, near } = await orderOfTwo();
    const over = await send(orderNo, { batchNo: near.batchNo, packed: [{ lineNo: 1, quantity: 4 }] });
    expect(over).toMatchObject({ reason: 'tooManyPieces', facts: { code: near.code, most: 3 } });
    expect((await send(orderNo, { batchNo: near.batchNo, packed: [{ lineNo: 7, quantity: 1 }] })).reason).toBe(
      'noSuchLine',
    );
    const sent = await send(orderNo, { batchNo: near.batchNo, packed: [{ lineNo: 1, quantity: 1 }] });
    expect(sent.result.restBatchNo).toBe(3);
    const info = await detail(orderNo, buyer);
    expect(info.lines[0]).toMatchObject({ code: near.code, quantity: 3, shippedQuantity: 1 });
    expect(info.batches.map((batch) => [batch.batchNo, batch.status, batch.packingList[0]?.quantity])).toContainEqual([
      3,
      'planned',
      2,
    ]);
    const [held] = await it.shop.db`
      select (select sum(quantity)::int from reservations r where r.part_id = ${near.partId} and r.state = 'held') as held,
        on_hand, reserved from stock_levels where part_id = ${near.partId}`;
    expect(held).toEqual({ held: 2, onHand: 99, reserved: 2 });
    expect((await send(orderNo, { batchNo: 3 })).code).toBe(200);
    expect(await detail(orderNo, buyer)).toMatchObject({ lines: [{ shippedQuantity: 3 }, { shippedQuantity: 0 }] });
  });

  test('what goes together goes at once, by one number, and not in part', async () => {
    const { orderNo, buyer, near } = await orderOfTwo({ shipMode: 'together' });
    expect((await deskList('ready', orderNo)).items).toMatchObject([{ batchNo: null, lineCount: 2, pieces: 5 }]);
    expect((await send(orderNo, { batchNo: near.batchNo })).reason).toBe('orderNotAllowed');
    expect(
      (
        await send(orderNo, {
          packed: [
            { lineNo: 1, quantity: 1 },
            { lineNo: 2, quantity: 2 },
          ],
        })
      ).reason,
    ).toBe('orderNotAllowed');
    await send(orderNo, { carrier: 'dhl', trackingCode: 'JD0146' });
    const tracked = (await it.ask(shipping.track, { orderNo }, { token: buyer.token })).result;
    expect(tracked.map((batch) => batch.trackingCode)).toEqual(['JD0146', 'JD0146']);
    await it.ask(shipping.deliverBatch, { orderNo }, asDesk());
    expect((await detail(orderNo, buyer)).batches.map((batch) => batch.status)).toEqual(['delivered', 'delivered']);
  });

  test('what waits for stock is told apart, with what is missing; it is not sent without', async () => {
    const { db } = it.shop;
    const buyer = await makeBuyer(db);
    const part = await makePart(db, { stock: 1 });
    const body = orderOf(buyer, [{ code: part.code, qty: 4 }]);
    const { orderNo } = (await it.ask(orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
    expect((await deskList('ready', orderNo)).items).toEqual([]);
    expect((await deskList('waiting', part.code)).items).toMatchObject([{ orderNo, missing: 3 }]);
    expect(await send(orderNo)).toMatchObject({ reason: 'waitsForWarehouse', facts: { codes: part.code } });
    await db`update stock_levels set on_hand = 9 where part_id = ${part.partId}`;
    expect((await deskList('ready', orderNo)).items).toMatchObject([{ orderNo, missing: 0 }]);
  });

  test('a tracking code is asked for, and is of one batch', async () => {
    const [one, other] = [await makeOrder(it), await makeOrder(it)];
    expect((await send(one.orderNo, { carrier: 'dhl' })).reason).toBe('trackingCodeMissing');
    await send(one.orderNo, { carrier: 'dhl', trackingCode: 'JD-ONE' });
    const taken = await send(other.orderNo, { carrier: 'dhl', trackingCode: 'JD-ONE' });
    expect(taken).toMatchObject({ status: 409, reason: 'trackingCodeTaken', facts: { code: 'JD-ONE' } });
  });

  test('nobody but the orders desk, and of no order that is not there', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    const catalogue = await makeAdministrator(it.shop.db, ['catalogue']);
    for (const { token } of [buyer, catalogue]) {
      expect(
        (await it.ask(shipping.dispatchBatch, { orderNo, carrier: 'simulated' }, { token, key: newKey() })).status,
      ).toBe(403);
      expect((await it.ask(shipping.officeShipments, {}, { token })).status).toBe(403);
    }
    for (const [call, input] of [
      [shipping.officeShipment, {}],
      [shipping.dispatchBatch, { carrier: 'simulated' }],
      [shipping.deliverBatch, {}],
    ] as const)
      expect((await it.ask(call, { orderNo: 'OR00', ...input }, asDesk())).reason).toBe('orderNotFound');
    expect((await it.ask(shipping.officeShipment, { orderNo, batchNo: 99 }, asDesk())).reason).toBe('orderNotFound');
  });
});

describe('spec §4 confirm receipt, single and batch', () => {
  test('a stranger’s order is none, and a sub-account needs the right to order', async () => {
    const { orderNo, buyer } = await makeOrder(it, { status: 'inTransit' });
    const stranger = await makeCompany(it.shop.db);
    const looker = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [2] });
    const confirm = (token: string) => it.ask(shipping.confirmReceipt, { orderNo }, { token, key: newKey() });
    expect((await confirm(stranger.token)).reason).toBe('orderNotFound');
    expect((await confirm(looker.token)).status).toBe(403);
    expect((await it.ask(shipping.track, { orderNo }, { token: stranger.token })).reason).toBe('orderNotFound');
    expect((await it.ask(shipping.track, { orderNo }, { token: looker.token })).code).toBe(200);
  });

  test('several are answered each by itself', async () => {
    const done = await makeOrder(it, { status: 'inTransit' });
    const { buyer } = done;
    const open = await makeOrder(it, { buyer });
    const strange = await makeOrder(it, { status: 'inTransit' });
    const orderNos = [open.orderNo, strange.orderNo, done.orderNo];
    const answer = await it.ask(
      shipping.batchConfirmReceipt,
      { orderNos },
      { token: buyer.token, key: newKey(), language: 'zh' },
    );
    expect(answer.result).toMatchObject([
      {
        orderNo: open.orderNo,
        isCompleted: false,
        reason: 'confirmFailed',
        message: expect.stringContaining('待发货') as string,
      },
      { orderNo: strange.orderNo, isCompleted: false, reason: 'orderNotFound' },
      { orderNo: done.orderNo, isCompleted: true },
    ]);
    expect((await detail(strange.orderNo, strange.buyer)).status).toBe('inTransit');
  });
});

describe('product §7 tracking through carriers', () => {
  const clockOf = (orderNo: string, days: number) => it.shop.db`
    update shipments set dispatched_at = dispatched_at - make_interval(days => ${days}), tracked_at = null,
      estimated_dispatch_on = (dispatched_at - make_interval(days => ${days}))::date,
      estimated_delivery_on = (dispatched_at - make_interval(days => ${days}))::date + 7
    where order_id = (select id from orders where order_no = ${orderNo}) and status = 'inTransit'`;
  const events = async (orderNo: string, token: string) =>
    (await it.ask(shipping.track, { orderNo }, { token })).result.flatMap((batch) => batch.events);

  test('the simulated carrier brings it along its way to the door, and delivers by itself', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    await send(orderNo);
    await askCarriers(it.shop);
    expect((await events(orderNo, buyer.token)).map((event) => event.status)).toEqual(['pickedUp']);
    await clockOf(orderNo, 3);
    await askCarriers(it.shop);
    // The clock is turned back beneath what was said before, so it stands out of its order.
    expect((await events(orderNo, buyer.token)).map((event) => event.status).toSorted()).toEqual([
      'inTransit',
      'pickedUp',
    ]);
    await clockOf(orderNo, 6);
    await askCarriers(it.shop);
    await askCarriers(it.shop);
    const all = await detail(orderNo, buyer);
    expect(all).toMatchObject({ status: 'inTransit', batches: [{ status: 'delivered' }] });
    expect(all.events.filter((event) => event.event === 'delivered')).toMatchObject([{ actor: 'carrier' }]);
    expect(all.actions).toContain('confirmReceipt');
  });

  test('DHL is asked by key and number; what it says is kept once, its delivery delivers', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    await send(orderNo, { carrier: 'dhl', trackingCode: '7777777770' });
    await askCarriers(it.shop);
    expect(dhl.asked.at(-1)).toEqual({ trackingNumber: '7777777770', key: 'dhl-0123456789' });
    expect(await events(orderNo, buyer.token)).toEqual([]);
    const way = [
      dhlEvent('2026-03-02T17:45:00', 'transit', 'Leipzig', 'Processed at LEIPZIG'),
      dhlEvent('2026-03-02T07:53:47Z', 'pre-transit', 'Houston', 'Information received'),
    ];
    dhl.shipments.set('7777777770', { id: '7777777770', events: way });
    await clockOf(orderNo, 0);
    await askCarriers(it.shop);
    expect(await events(orderNo, buyer.token)).toMatchObject([
      { status: 'announced', place: 'Houston' },
      { status: 'inTransit', place: 'Leipzig', text: 'Processed at LEIPZIG', at: '2026-03-02T17:45:00.000Z' },
    ]);
    dhl.shipments.set('7777777770', {
      events: [dhlEvent('2026-03-04T09:00:00+01:00', 'delivered', 'Lyon', 'Delivered'), ...way],
    });
    await clockOf(orderNo, 0);
    await askCarriers(it.shop);
    expect(await events(orderNo, buyer.token)).toHaveLength(3);
    expect((await detail(orderNo, buyer)).batches).toMatchObject([{ status: 'delivered' }]);
  });

  test('what went back to its sender is not delivered; an outage is told, and asked again later', async () => {
    const { orderNo, buyer } = await makeOrder(it);
    await send(orderNo, { carrier: 'dhl', trackingCode: 'BACK' });
    dhl.next.status = 503;
    await expect(askCarriers(it.shop)).rejects.toThrow('carriers did not answer');
    const asked = dhl.asked.length;
    await askCarriers(it.shop);
    expect(dhl.asked).toHaveLength(asked);
    dhl.shipments.set('BACK', {
      returnFlag: true,
      status: dhlEvent('2026-03-04T09:00:00Z', 'delivered', 'Houston', 'Returned'),
    });
    await clockOf(orderNo, 0);
    await askCarriers(it.shop);
    expect(await events(orderNo, buyer.token)).toMatchObject([{ status: 'failure', text: 'Returned' }]);
    expect((await detail(orderNo, buyer)).batches).toMatchObject([{ status: 'inTransit' }]);
  });
});

const documentOf = async (token: string) =>
  (await uploadFile(it, { token, name: 'torn.txt', bytes: Buffer.from('The seal is torn') })).fileId;

/** What a report's mail to somebody says. */
async function mailOf(orderNo: string, to: 'desk' | 'reporter') {
  const [job] = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    select j.facts from outbox j join receipt_reports r on r.id = (j.facts ->> 'reportId')::bigint join orders o on o.id = r.order_id
    where j.job = ${RECEIPT_MAIL_JOB} and o.order_no = ${orderNo} and j.facts ->> 'to' = ${to} order by j.id desc limit 1`;
  const sent: Message[] = [];
  const messenger = { send: async (message: Message) => void sent.push(message) };
  await mailReceipt({ ...it.shop, messenger }, job?.facts ?? {});
  return sent[0];
}

describe('product §7 what came short or damaged', () => {
  const { receipt } = calls;

  test('is reported by line, no more than has left, and settled by the desk with an answer its company reads', async () => {
    const { orderNo, buyer, code } = await makeOrder(it);
    const said = { orderNo, lineNo: 1, problem: 'damaged' as const, quantity: 1, note: 'The seal is torn' };
    const report = (given = {}, token = buyer.token) =>
      it.ask(receipt.reportReceipt, { ...said, ...given }, { token, key: newKey() });
    expect((await report()).reason).toBe('tooManyPieces');
    await send(orderNo);
    expect((await report({ quantity: 3 })).facts).toMatchObject({ code, most: 2 });
    expect((await report({ lineNo: 9 })).reason).toBe('noSuchLine');
    expect((await report({ lineNo: 2 ** 40 })).status).toBe(400);
    expect((await report({ fileIds: [987654] })).reason).toBe('uploadFailed');
    const fileIds = [await documentOf(buyer.token)];
    const [made] = (await report({ fileIds })).result;
    expect(made).toMatchObject({
      code,
      problem: 'damaged',
      quantity: 1,
      answer: null,
      photos: [{ fileId: fileIds[0] }],
    });
    expect((await report({ fileIds })).reason).toBe('uploadFailed');
    // One of the two waits for an answer: two more are more than came, also of two who report at once.
    expect((await report({ quantity: 2 })).facts).toMatchObject({ code, most: 1 });
    const stranger = await makeCompany(it.shop.db);
    expect((await report({}, stranger.token)).reason).toBe('orderNotFound');
    expect((await it.ask(receipt.receiptReports, { orderNo }, { token: stranger.token })).reason).toBe('orderNotFound');
    expect((await it.ask(receipt.officeReceiptReports, { orderNo: 'OR00' }, asDesk())).reason).toBe('orderNotFound');
    expect((await it.ask(receipt.officeReceiptReports, { orderNo }, asDesk())).result).toHaveLength(1);
    const { token: deskToken } = await makeAdministrator(it.shop.db, ['orders']);
    const inQueue = async () =>
      (
        await it.ask(calls.queue.officeQueue, { kind: 'receipt', pageSize: 100 }, { token: deskToken })
      ).result.items.find(({ key }) => key === orderNo);
    expect(await inQueue()).toMatchObject({ company: buyer.name, person: buyer.email });
    expect(await mailOf(orderNo, 'desk')).toMatchObject({
      subject: `Order ${orderNo}: 1 × ${code} damaged`,
      headers: { 'Reply-To': buyer.email },
    });
    const answered = { id: made?.id ?? 0, answer: 'A new one leaves today.', outcome: 'replacement' as const };
    expect((await it.ask(receipt.settleReceiptReport, answered, asDesk())).code).toBe(200);
    expect((await it.ask(receipt.settleReceiptReport, answered, asDesk())).reason).toBe('conflict');
    expect((await it.ask(receipt.receiptReports, { orderNo }, { token: buyer.token })).result[0]?.outcome).toBe(
      'replacement',
    );
    // The photo is looked at by his company, and by nobody else's.
    const colleague = await makeSubAccount(it.shop.db, buyer.companyId);
    const linkFor = async (token: string) =>
      (await it.ask(calls.uploads.fileLink, { fileId: fileIds[0] ?? 0 }, { token })).code;
    expect(await linkFor(colleague.token)).toBe(200);
    expect(await linkFor(stranger.token)).not.toBe(200);
    const read = await it.ask(receipt.receiptReports, { orderNo }, { token: buyer.token });
    expect(read.result).toMatchObject([{ answer: 'A new one leaves today.' }]);
    expect(await inQueue()).toBeUndefined();
    const mail = await mailOf(orderNo, 'reporter');
    expect(mail).toMatchObject({ to: buyer.email, subject: `Order ${orderNo}: the parts desk has answered` });
    expect(mail?.text).toContain('A replacement is sent to you.');
    expect(mail?.text).toContain('A new one leaves today.');
  });
});
