// Product §4, quality 9: who may not view prices is sent no price, total, freight or credit number, by any call that reads, in JSON or file.
import { type AccessRule, accessRules, type Call, calls, type Permission } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AskedOfEach, makeOneOfEach, rows } from './asked-of-every-call.ts';
import { moneyIn } from './money-in.ts';
import { makeSubAccount } from '../src/features/identity/identity.make.ts';
import { makeMachine, makeModel } from '../src/features/machines/machines.make.ts';
import { makeStoreCredit } from '../src/features/credit/credit.make.ts';
import { makeOrder, newKey, orderOf } from '../src/features/orders/orders.make.ts';
import { makePart } from '../src/features/parts/parts.make.ts';
import { type TestShop, testShop } from './shop.ts';

/** Everybody of a company who may not view prices. */
const WITHOUT: readonly Permission[][] = [[3], [1, 3], [1], []];

let it: TestShop;
let asked: AskedOfEach;
const tokens = new Map<string, string>();

beforeAll(async () => {
  it = await testShop();
  asked = await makeOneOfEach(it);
  await giveAmounts();
  for (const permissions of WITHOUT) tokens.set(`[${permissions.join()}]`, await makePerson(permissions));
});

/** Whatever else of a company is an amount: store credit, an open payment, a limit of each kind, a part put forward, one often changed with another, machines that differ. */
async function giveAmounts(): Promise<void> {
  const { db } = it.shop;
  const token = asked.tokenFor(calls.cart.cart);
  await makeStoreCredit(db, asked.buyer.companyId, 1234);
  await it.ask(calls.approvals.setConfirmationAmount, { above: { amount: '900000.00', currency: 'USD' } }, { token });
  const { partId } = asked.needed['ratingList'] as { partId: number };
  await db`insert into recommendations (part_id) values (${partId})`;
  const { id } = asked.needed['goodsTogether'] as { id: number };
  const beside = await makePart(db);
  await db`insert into parts_ordered_together (part_id, other_id, place) values (${id}, ${beside.partId}, 1)`;
  const { hostId } = await makeMachine(db, await makeModel(db));
  asked.needed['compareMachines'] = { ...asked.needed['compareMachines'], otherHostId: hostId };
  asked.needed['stockAssign'] = { ...asked.needed['stockAssign'], addressId: asked.buyer.addressId };
  const { orderNo } = await makeOrder(it, { buyer: asked.buyer, status: 'unpaid' });
  await it.ask(calls.payments.payNow, { orderNo, method: 'card' }, { token, key: newKey() });
  asked.needed['orderPayments'] = { orderNo };
}

/** A person with what may be had without prices: a favourite, a cart, and an order that waits for the main account. */
async function makePerson(permissions: Permission[]): Promise<string> {
  const { db } = it.shop;
  const { token, userId } = await makeSubAccount(db, asked.buyer.companyId, { permissions });
  await db`update users set spending_limit_minor = 50000, spending_limit_currency = 'USD' where id = ${userId}`;
  const { code } = asked;
  await it.ask(calls.favourites.changeFavourite, { code, isFavourite: true }, { token });
  if (!permissions.includes(3)) return token;
  await it.ask(calls.cart.changeCart, { since: 0, lines: [{ code, qty: 1 }] }, { token });
  const order = orderOf(asked.buyer, [{ code, qty: 1 }], { paymentMethod: 'wallet' });
  expect(await it.ask(calls.orders.makeOrder, order, { token, key: newKey() })).toMatchObject({ status: 200 });
  return token;
}

const isOfCustomers = ({ access, writes }: Call) => !writes && (accessRules[access] as AccessRule).office === undefined;
const reading = rows.filter(([, call]) => isOfCustomers(call));

/** Where a search finds something, and a file can be read as text. */
const inputOf = (name: string): Record<string, unknown> => ({
  ...asked.needed[name],
  ...(name === 'goodsSearch' ? { keyword: asked.code } : {}),
  ...(name === 'exportOrders' ? { format: 'csv' } : {}),
});
const ask = (name: string, call: Call, token: string) => it.ask(call, inputOf(name), { token });

describe.each(reading)('product §4 without "view prices" %s', (name, call) => {
  test('tells no number of money', async () => {
    for (const [who, token] of tokens) {
      const { status, text } = await ask(name, call, token);
      expect(moneyIn(text), `${name} to ${who}`).toEqual([]);
      expect(status, `${name} to ${who}: ${text.slice(0, 200)}`).toBeLessThan(500);
    }
  });
});

/** Offers while somebody types are hits without their card. */
const NOTHING_TO_TELL = ['goodsSuggest'];

// A walk that finds nothing may have looked at nothing: the same questions give numbers to whoever may see them.
const givesMoney = (name: string, { result }: Call): boolean =>
  name === 'exportOrders' || JSON.stringify(z.toJSONSchema(result, { unrepresentable: 'any' })).includes('"amount":');
test.each(reading.filter(([name, call]) => givesMoney(name, call)))(
  'product §4 with "view prices" %s tells them',
  async (name, call) => {
    const { text } = await ask(name, call, asked.tokenFor(call));
    expect(moneyIn(text).length > 0, `${name}: ${text.slice(0, 2000)}`).toBe(!NOTHING_TO_TELL.includes(name));
  },
);

test.each([
  '{"result":{"items":[{"unit":{"amount":"1.00","currency":"USD"}}],"total":1}}',
  '{"result":{"total":"12"}}',
  '{"result":{"priceBreaks":[]}}',
  '{"result":{"limitMinor":5}}',
  '{"result":{"body":"Your order of USD 12.50 waits."}}',
  'Order,Total\nOR1,12.50',
])('it is found out where one is told: %s', (leak) => {
  expect(moneyIn(leak)).toHaveLength(1);
  expect(moneyIn('{"result":{"price":null,"total":3,"at":"2026-01-02T03:04:05.678Z"}}')).toEqual([]);
});
