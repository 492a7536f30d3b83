// The dearest part in the greatest quantity (product §7 Prices): everything answers, and what cannot be reckoned with is refused.
import { calls, GREATEST_MINOR } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makePart } from '../../parts/parts.make.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';

const DEAREST = 1_000_000_000_000;
const { checkPriceAndInventory, makeOrder, shipBatchList, stockAssign } = calls.orders;

let it: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  it = await testShop();
  buyer = await makeBuyer(it.shop.db, { credit: { limitMinor: GREATEST_MINOR, automaticLimitMinor: GREATEST_MINOR } });
});

// The database serves other tests after this one.
afterAll(async () => {
  await it.shop.db`update currencies set is_offered = false where code = 'VND'`;
});

const asking = () => ({ token: buyer.token, key: newKey() });

test('§7 the dearest part shows its price, and nine of it are ordered', async () => {
  const { code } = await makePart(it.shop.db, { priceMinor: DEAREST });
  const shown = await it.ask(checkPriceAndInventory, { materialList: [code] }, asking());
  expect(shown.result[0]?.price).toEqual({ amount: '10000000000.00', currency: 'USD' });
  const made = await it.ask(makeOrder, orderOf(buyer, [{ code, qty: 9 }]), asking());
  expect(made.status).toBe(200);
  expect(Number(made.result.total?.amount)).toBeGreaterThanOrEqual(90_000_000_000);
});

test('§8 quantityError names how many pieces the greatest amount holds, wherever a cart is reckoned', async () => {
  const { db } = it.shop;
  const [cheap, dear] = [await makePart(db), await makePart(db, { priceMinor: DEAREST, packQuantity: 2 })];
  const lines = [
    { code: cheap.code, qty: 1 },
    { code: dear.code, qty: 9998 },
  ];
  const body = orderOf(buyer, lines);
  const { addressId, shipMode } = body;
  const answers = [
    await it.ask(makeOrder, body, asking()),
    await it.ask(shipBatchList, { lines, addressId, shipMode }, asking()),
    await it.ask(stockAssign, { lines: `${cheap.code}*1,${dear.code}*9998`, addressId }, asking()),
  ];
  for (const { status, reason, facts } of answers)
    expect([status, reason, facts]).toEqual([400, 'quantityError', { code: dear.code, next: 8, pack: 2 }]);
});

test('§7 a price that another currency makes too great is no price', async () => {
  const { db } = it.shop;
  await db`update currencies set is_offered = true where code = 'VND'`;
  await db`insert into exchange_rates (currency, rate, valid_from) values ('VND', 999999999, '2020-01-01')`;
  const { code } = await makePart(db, { priceMinor: DEAREST });
  const headers = { ...asking(), currency: 'VND' };
  const shown = await it.ask(checkPriceAndInventory, { materialList: [code] }, headers);
  expect([shown.status, shown.result[0]?.price]).toEqual([200, null]);
  const made = await it.ask(makeOrder, orderOf(buyer, [{ code, qty: 9999 }]), headers);
  expect([made.status, made.reason]).toEqual([409, 'partsWithoutPrice']);
});
