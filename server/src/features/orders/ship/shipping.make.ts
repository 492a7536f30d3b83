// Test factory of orders in two batches, and what the orders desk does with them (architecture §7).
import { calls } from '@outrigger/contract';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { mailOrder } from '../mail/mail-order.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';

const { shipping, orders } = calls;

/** A shop with somebody at its orders desk. */
export interface AtDesk extends TestShop {
  desk: { token: string };
}

/** Opens a shop with settings of its own, and its orders desk. */
export async function openAtDesk(settings: Record<string, string> = {}): Promise<AtDesk> {
  const it = await openTestShop(settings);
  return { ...it, desk: await makeAdministrator(it.shop.db, ['orders']) };
}

/** As the desk asks, a thing that is done once. */
export const asDesk = ({ desk }: Pick<AtDesk, 'desk'>) => ({ token: desk.token, key: newKey() });

/** An order as its buyer sees it. */
export const detailOf = async (it: TestShop, orderNo: string, { token }: Pick<Buyer, 'token'>) =>
  (await it.ask(orders.orderInfo, { orderNo }, { token })).result;

/** The desk sends an order or a batch of it, by the simulated carrier unless told otherwise. */
export const send = (it: AtDesk, orderNo: string, given: Record<string, unknown> = {}) =>
  it.ask(shipping.dispatchBatch, { orderNo, carrier: 'simulated', ...given }, asDesk(it));

/** What the desk finds in its list. */
export const deskList = async (it: AtDesk, state: string, keyword: string) =>
  (await it.ask(shipping.officeShipments, { state, keyword }, asDesk(it))).result;

/** An order in two batches: one part lies in the test warehouse, the other in one of its own. */
export async function orderOfTwo(it: TestShop, given: { shipMode?: string; buyer?: Buyer } = {}) {
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
  const info = await detailOf(it, orderNo, buyer);
  const batchOf = (code: string) =>
    info.batches.find((batch) => batch.packingList.some((line) => line.code === code))?.batchNo ?? 0;
  return {
    orderNo,
    buyer,
    near: { ...near, batchNo: batchOf(near.code) },
    far: { ...far, batchNo: batchOf(far.code) },
  };
}

/** Mails to somebody about batches of an order that left or arrived, the oldest first. */
export async function mailsOf(it: TestShop, orderNo: string, email: string) {
  const jobs = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    select b.facts from outbox b join orders o on o.id = (b.facts->>'orderId')::bigint
    where b.job = 'orderMail' and o.order_no = ${orderNo} and b.facts->>'event' in ('dispatch', 'trackingCorrected', 'delivered') order by b.id`;
  for (const { facts } of jobs) await mailOrder(it.shop, facts);
  return await it.shop.db<{ subject: string; bodyText: string }[]>`
    select subject, body_text from mailbox where recipient = ${email} and subject like ${`%${orderNo}%`} order by id`;
}
