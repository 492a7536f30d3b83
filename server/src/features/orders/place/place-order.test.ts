// Placing an order (spec §7 make; product §7), through production's own app.
import { calls, convertMinor } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeStoreCredit } from '../../credit/credit.make.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';
import { makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { makeOrder, orderInfo } = calls.orders;

test('§7 make on credit posts the total, reserves stock, numbers the invoice and writes event and mail', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db, { priceMinor: 1250, stock: 10 });
  const body = orderOf(buyer, [{ code: part.code, qty: 4 }], { purchaseOrderNo: 'PO 7', notes: 'at the gate' });
  const answer = await it.ask(makeOrder, body, { token: buyer.token, key: newKey() });
  expect(answer.text).toContain('"code":200');
  expect(answer.result).toMatchObject({
    status: 'toBeShipped',
    total: { amount: '75.00', currency: 'USD' },
    approvals: [],
  });
  const [stock] = await db`select on_hand, reserved from stock_levels where part_id = ${part.partId}`;
  expect(stock).toEqual({ onHand: 10, reserved: 4 });
  const [line] = await db`select held_minor, posted_minor from credit_lines where company_id = ${buyer.companyId}`;
  expect(line).toEqual({ heldMinor: 0, postedMinor: 7500 });
  const [kept] = await db`
    select o.id, o.items_minor, o.freight_minor, o.purchase_order_no, o.notes, i.number is not null as is_invoiced,
      (select count(*)::int from order_events e where e.order_id = o.id) as events,
      (select count(*)::int from outbox b where b.job = 'orderMail' and (b.facts->>'orderId')::bigint = o.id) as mails,
      (select batched_quantity from order_lines l where l.order_id = o.id) as batched
    from orders o left join invoices i on i.order_id = o.id where o.order_no = ${answer.result.orderNo}`;
  expect(kept).toMatchObject({
    itemsMinor: 5000,
    freightMinor: 2500,
    purchaseOrderNo: 'PO 7',
    notes: 'at the gate',
    isInvoiced: true,
    events: 1,
    mails: 1,
    batched: 4,
  });
});

test('§7 lines with one code are merged before anything is checked, old codes and machines with them', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const [old, part] = [await makePart(db), await makePart(db, { stock: 5, sellPolicy: 'stockOnly' })];
  await makeSupersession(db, old, part);
  const lines = [
    { code: part.code, qty: 2, reference: 'A' },
    { code: ` ${part.code.toLowerCase()} `, qty: 1, reference: 'B' },
    { code: old.code, qty: 2 },
  ];
  const made = await it.ask(makeOrder, orderOf(buyer, lines), { token: buyer.token, key: newKey() });
  const info = await it.ask(orderInfo, { orderNo: made.result.orderNo }, { token: buyer.token });
  expect(info.result.lines).toHaveLength(1);
  expect(info.result.lines[0]).toMatchObject({ code: part.code, changeCode: old.code, quantity: 5, reference: 'A, B' });
  const again = await it.ask(makeOrder, orderOf(buyer, [...lines]), { token: buyer.token, key: newKey() });
  expect(again.reason).toBe('waitsForWarehouse');
  expect(again.facts).toEqual({ codes: part.code, left: '0' });
});

test('product §5 a part taken in the cart instead of another keeps that code on the order', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const [old, part] = [await makePart(db), await makePart(db)];
  const lines = [{ code: part.code, qty: 1, insteadOf: old.code }];
  const made = await it.ask(makeOrder, orderOf(buyer, lines), { token: buyer.token, key: newKey() });
  const info = await it.ask(orderInfo, { orderNo: made.result.orderNo }, { token: buyer.token });
  expect(info.result.lines).toMatchObject([{ code: part.code, changeCode: old.code }]);
});

test('product §7 wallet and card orders are unpaid with a pay-by time of 72 hours', async () => {
  const buyer = await makeBuyer(it.shop.db, { credit: null });
  const part = await makePart(it.shop.db);
  for (const paymentMethod of ['wallet', 'card']) {
    const body = orderOf(buyer, [{ code: part.code, qty: 1 }], { paymentMethod });
    const { result } = await it.ask(makeOrder, body, { token: buyer.token, key: newKey() });
    expect(result.status).toBe('unpaid');
    const hours = (Date.parse(result.payBy ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThan(72.1);
  }
});

test('product §7 above the automatic limit an order waits for the parts desk and holds credit', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db, { credit: { limitMinor: 10_000, automaticLimitMinor: 2000 } });
  const part = await makePart(db);
  const made = await it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 1 }]), {
    token: buyer.token,
    key: newKey(),
  });
  expect(made.result).toMatchObject({ status: 'pendingApproval', approvals: ['credit'] });
  const [line] = await db`select held_minor, posted_minor from credit_lines where company_id = ${buyer.companyId}`;
  expect(line).toEqual({ heldMinor: 2500, postedMinor: 0 });
  const invoices = await db`select 1 from invoices where company_id = ${buyer.companyId}`;
  expect(invoices).toHaveLength(0);
});

test('product §4 who may order but not see prices orders without a total and waits for the main account', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const technician = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const part = await makePart(db);
  const made = await it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 1 }]), {
    token: technician.token,
    key: newKey(),
  });
  expect(made.result).toMatchObject({ status: 'pendingApproval', approvals: ['noPrice'] });
  expect(made.text).not.toMatch(/amount|total/);
  const guess = orderOf(buyer, [{ code: part.code, qty: 1 }], { expectedTotal: { amount: '35.00', currency: 'USD' } });
  const guessed = await it.ask(makeOrder, guess, { token: technician.token, key: newKey() });
  expect(guessed.reason).toBe('noPermission');
});

test('product §4 an order above the spending limit of a sub-account waits for the main account', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const sub = await makeSubAccount(db, buyer.companyId, { permissions: [2, 3] });
  await db`update users set spending_limit_minor = 2400, spending_limit_currency = 'USD' where id = ${sub.userId}`;
  const part = await makePart(db);
  const made = await it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 1 }], { paymentMethod: 'wallet' }), {
    token: sub.token,
    key: newKey(),
  });
  expect(made.result).toMatchObject({ status: 'pendingApproval', approvals: ['spendLimit'] });
});

test('product §7 changed prices refuse the order with the new ones, a right total passes', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db, { priceMinor: 1000 });
  const shown = (amount: string) =>
    orderOf(buyer, [{ code: part.code, qty: 2 }], { expectedTotal: { amount, currency: 'USD' } });
  const changed = await it.ask(makeOrder, shown('34.00'), { token: buyer.token, key: newKey() });
  expect(changed.reason).toBe('pricesChanged');
  expect(changed.result).toMatchObject({
    now: {
      items: { amount: '20.00' },
      freight: { amount: '15.00' },
      total: { amount: '35.00', currency: 'USD' },
      lines: [{ code: part.code, quantity: 2, price: { amount: '10.00' } }],
    },
  });
  const [stock] = await db`select reserved from stock_levels where part_id = ${part.partId}`;
  expect(stock).toEqual({ reserved: 0 });
  expect((await it.ask(makeOrder, shown('35.00'), { token: buyer.token, key: newKey() })).status).toBe(200);
});

test('product §7 what is missing waits for a delivery on its way, then for the lead time, with a promise date', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db, { stock: 3 });
  await db`
    insert into inbound_deliveries (reference, warehouse_id, part_id, quantity, expected_on)
    values (${`IN ${part.code}`}, ${part.warehouseId}, ${part.partId}, 4, current_date + 5)`;
  const body = orderOf(buyer, [{ code: part.code, qty: 10 }], { shipMode: 'batches' });
  const made = await it.ask(makeOrder, body, { token: buyer.token, key: newKey() });
  const info = await it.ask(orderInfo, { orderNo: made.result.orderNo }, { token: buyer.token });
  expect(info.result.batches.map((batch) => batch.packingList[0]?.quantity)).toEqual([3, 4, 3]);
  expect(info.result.lines[0]?.promiseDate).toBe(info.result.batches[2]?.estimatedDelivery);
  const [inbound] = await db`select promised from inbound_deliveries where part_id = ${part.partId}`;
  expect(inbound).toEqual({ promised: 4 });
});

test('product §7 store credit pays first, and an order it pays whole ships', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  await makeStoreCredit(db, buyer.companyId, 4000);
  const part = await makePart(db);
  const place = (given: object) =>
    it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 1 }], { useStoreCredit: true, ...given }), {
      token: buyer.token,
      key: newKey(),
    });
  expect((await place({ paymentMethod: 'wallet' })).result.status).toBe('toBeShipped');
  expect((await place({})).result.status).toBe('toBeShipped');
  const [line] = await db`select posted_minor from credit_lines where company_id = ${buyer.companyId}`;
  expect(line).toEqual({ postedMinor: 1000 });
});

test('product §7 a unit price is converted once, half up, then multiplied', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db, { credit: { currency: 'EUR' } });
  await db`insert into exchange_rates (currency, rate, valid_from) values ('EUR', 0.925, '2020-01-01') on conflict do nothing`;
  const part = await makePart(db, { priceMinor: 1002 });
  const made = await it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 3 }]), {
    token: buyer.token,
    key: newKey(),
    currency: 'EUR',
  });
  const [kept] = await db<{ itemsMinor: number; freightMinor: number; exchangeRate: string }[]>`
    select items_minor, freight_minor, exchange_rate from orders where order_no = ${made.result.orderNo}`;
  const rate = kept?.exchangeRate ?? '';
  expect(Number(rate)).toBeGreaterThan(0);
  expect(kept).toMatchObject({ itemsMinor: 3 * convertMinor(1002, rate), freightMinor: convertMinor(2500, rate) });
});
