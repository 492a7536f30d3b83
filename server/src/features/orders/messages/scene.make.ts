// Test factory of what sets messages off: a buyer at the shop, and everything that may go wrong around an order.
import { type Call, calls } from '@outrigger/contract';
import { expect, vi } from 'vitest';
import type { Answered } from '../../../../test/ask.ts';
import { type CutProxy, cutProxy } from '../../../../test/cut-proxy.ts';
import { testDatabaseUrl } from '../../../../test/database.ts';
import { openTestShop, type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAddress, makeZone } from '../../addresses/addresses.make.ts';
import { makeAdministrator, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { type Buyer, makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import { pressPay, testGateway } from '../pay/pay.make.ts';

/** An answer, whatever call gave it. */
export type Said = Answered<unknown>;
/** A shop with a buyer, and what may go wrong. */
export type Scene = Awaited<ReturnType<typeof openScene>>;
type Given = { part?: Parameters<typeof makePart>[1]; qty?: number; order?: Record<string, unknown>; of?: Buyer };

const { orders, approvals, registration } = calls;

/** Opens it. */
export async function openScene() {
  const it = await testShop();
  const buyer = await makeBuyer(it.shop.db);
  const part = (given: Given['part'] = {}) => makePart(it.shop.db, given);
  const asBuyer = (of: Buyer = buyer) => ({ token: of.token, key: newKey() });
  const place = (
    lines: { code: string; qty: number; hostId?: number }[],
    given: Record<string, unknown> = {},
    of = buyer,
  ) => it.ask(orders.makeOrder, orderOf(of, lines, given), asBuyer(of));
  const placeOne = async ({ part: of, qty = 1, order, of: by }: Given = {}) =>
    place([{ code: (await part(of)).code, qty }], order, by);
  return {
    it,
    part,
    asBuyer,
    place,
    placeOne,
    withoutDatabase,
    addressIn: (country: string, isLight = false) => addressIn(it, buyer, { country, isLight }),
    payAt: (failure: Error) => payAt(it, failure),
    confirming: () => confirming(it),
    sendCodeAfterOutage: () => sendCodeAfterOutage(it),
    atDesk: () => atDesk(it),
    waitsForMore: (given: Short) => waitsForMore(it, given),
  };
}

/** Asks a shop whose database is gone. */
async function withoutDatabase(call: Call, input: Record<string, unknown>): Promise<Said> {
  const proxy: CutProxy = await cutProxy(await testDatabaseUrl());
  await proxy.open();
  const { app, shop, ask } = await openTestShop({ DATABASE_URL: proxy.url });
  const { token } = await makeBuyer(shop.db);
  await proxy.close();
  const answer = await ask(call, input, { token });
  await app.close();
  return answer;
}

// An address in a country that nothing is shipped to, or nothing so heavy.
async function addressIn(
  { shop: { db } }: TestShop,
  { companyId }: Buyer,
  { country, isLight }: { country: string; isLight: boolean },
): Promise<number> {
  const zone = `TEST-${country}`;
  if (isLight) {
    await makeZone(db, zone, [country]);
    await db`update freight_rates set per_extra_kilogram_minor = null where zone_id = (select id from freight_zones where code = ${zone})`;
  }
  return await makeAddress(db, companyId, { country });
}

// A payment that its provider declines, or does not answer to.
async function payAt(it: TestShop, failure: Error): Promise<Said> {
  const { orderNo, buyer } = await makeOrder(it, { status: 'unpaid' });
  const start = vi.spyOn(testGateway(it), 'start').mockRejectedValueOnce(failure);
  const answer = await pressPay(it, { orderNo }, buyer.token);
  start.mockRestore();
  return answer;
}

// A company that confirms every order by a mailed code.
async function confirming(it: TestShop): Promise<Buyer> {
  const buyer = await makeBuyer(it.shop.db);
  const above = { amount: '0.00', currency: 'USD' };
  await it.ask(approvals.setConfirmationAmount, { above }, { token: buyer.token });
  return buyer;
}

// The gateway of mails has just refused one.
async function sendCodeAfterOutage(it: TestShop): Promise<Said> {
  const { db } = it.shop;
  const [one, other] = [await makeBuyer(db), await makeBuyer(db)];
  await it.ask(registration.sendUserEmailCode, { purpose: 'order' }, { token: one.token });
  await db`update codes set failed_at = now() where address = ${one.email}`;
  const answer = await it.ask(registration.sendUserEmailCode, { purpose: 'order' }, { token: other.token });
  await db`update codes set failed_at = null where address = ${one.email}`;
  return answer;
}

// An order that waits for the parts desk, and somebody of it.
async function atDesk(it: TestShop) {
  const { orderNo } = await makeOrder(it, { status: 'pendingApproval' });
  const { token } = await makeAdministrator(it.shop.db, ['super']);
  return { orderNo, desk: { token, key: newKey() } };
}

interface Short {
  sellPolicy?: 'stockOnly';
  limitMinor: number;
}

// The desk approves an order that waited without stock and credit, and something of it is still short.
async function waitsForMore(it: TestShop, { limitMinor, sellPolicy }: Short): Promise<Said> {
  const { db } = it.shop;
  const buyer = await makeBuyer(db, { credit: { limitMinor: 1000 } });
  const sub = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const { code, partId } = await makePart(db);
  const body = orderOf(buyer, [{ code, qty: 1 }]);
  const { orderNo } = (await it.ask(orders.makeOrder, body, { token: sub.token, key: newKey() })).result;
  await it.ask(approvals.approveOrder, { orderNo }, { token: buyer.token, key: newKey() });
  await db`update credit_lines set limit_minor = ${limitMinor} where company_id = ${buyer.companyId}`;
  if (sellPolicy) {
    await db`update order_lines set sell_policy = ${sellPolicy} where part_id = ${partId}`;
    await db`update stock_levels set on_hand = 0 where part_id = ${partId}`;
  }
  const { token } = await makeAdministrator(db, ['finance']);
  const answer = await it.ask(approvals.officeApproveOrder, { orderNo }, { token, key: newKey() });
  expect(answer.status).toBe(409);
  return answer;
}
