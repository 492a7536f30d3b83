// Product §7 make, stock choice: an order is not taken for later days than its buyer was shown (through production's own app).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { makeOrder, shipBatchList } = calls.orders;

test('product §7 stock that went since the days were shown refuses the order by part and day, also where the last day stays', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const [there, waits] = [await makePart(db, { stock: 2 }), await makePart(db, { stock: 0 })];
  const lines = [there, waits].map(({ code }) => ({ code, qty: 2 }));
  const asked = { lines, addressId: buyer.addressId, shipMode: 'batches' as const };
  const datesShown = async () => {
    const { result } = await it.ask(shipBatchList, asked, { token: buyer.token });
    return result.batches.flatMap((batch) => batch.lines.map(({ code }) => ({ code, by: batch.deliveryTo })));
  };
  const order = (expectedDates: { code: string; by: string }[]) =>
    it.ask(makeOrder, orderOf(buyer, lines, { shipMode: 'batches', expectedDates }), {
      token: buyer.token,
      key: newKey(),
    });
  const before = await datesShown();
  await db`update stock_levels set reserved = on_hand where part_id = ${there.partId}`;
  const refused = await order(before);
  const now = await datesShown();
  const [later, same] = [there, waits].map(({ code }) => now.find((one) => one.code === code)?.by);
  // What waited anyway comes no later, and the order's last day is what it was.
  expect(same).toBe(before.find(({ code }) => code === waits.code)?.by);
  expect([refused.status, refused.reason]).toEqual([409, 'datesChanged']);
  expect(refused.facts).toEqual({ codes: there.code, days: later });
  expect(refused.message).toContain(there.code);
  expect((await order(now)).status).toBe(200);
});
