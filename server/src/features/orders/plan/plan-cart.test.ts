// Before ordering: prices and stock, who gives what when, freight (spec §7 checkPriceAndInventory, calculateMaterialStockAssign, getShipBatchList, logisticFee).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAddress, makeZone } from '../../addresses/addresses.make.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  it = await testShop();
  buyer = await makeBuyer(it.shop.db);
});
const { checkPriceAndInventory, stockAssign, shipBatchList, makeOrder } = calls.orders;
const { logisticFee } = calls.freight;
const asBuyer = () => ({ token: buyer.token });

test('§8 error while querying prices: what holds no letter and no digit is no part code, and is named', async () => {
  const part = await makePart(it.shop.db);
  const answer = await it.ask(checkPriceAndInventory, { materialList: [part.code, '– / –'] }, asBuyer());
  expect(answer).toMatchObject({ status: 400, reason: 'priceQueryError', facts: { code: '– / –' } });
});

test('§7 checkPriceAndInventory answers each code in the order asked, old ones resolved, unknown ones said so', async () => {
  const { db } = it.shop;
  const [old, part] = [await makePart(db), await makePart(db, { stock: 7, priceMinor: 1999, packQuantity: 5 })];
  const bare = await makePart(db, { priceMinor: null, stock: 0 });
  await makeSupersession(db, old, part);
  const materialList = [part.code.toLowerCase(), old.code, 'NO-SUCH-PART', bare.code];
  const answer = await it.ask(checkPriceAndInventory, { materialList }, asBuyer());
  const price = { amount: '19.99', currency: 'USD' };
  const ratio = { oldQuantity: 1, newQuantity: 1 };
  const known = {
    ...ratio,
    code: part.code,
    price,
    inventory: 7,
    sellPolicy: 'backorder',
    packQuantity: 5,
    minQuantity: 1,
    instead: null,
  };
  expect(answer.result).toEqual([
    { item: materialList[0], ...known },
    { item: old.code, ...known },
    {
      item: 'NO-SUCH-PART',
      ...ratio,
      code: null,
      instead: null,
      price: null,
      inventory: 0,
      sellPolicy: null,
      packQuantity: null,
      minQuantity: null,
    },
    expect.objectContaining({ code: bare.code, price: null, inventory: 0 }),
  ]);
});

test('product §5 §7 checkPriceAndInventory says how many pieces stand for an old one, and from how many on there is a price', async () => {
  const { db } = it.shop;
  const [old, part] = [await makePart(db), await makePart(db, { minQuantity: 10 })];
  await makeSupersession(db, old, part, { oldQuantity: 1, newQuantity: 2 });
  await db`update prices set min_quantity = 10 where part_id = ${part.partId}`;
  const least = await makePart(db);
  await db`update prices set min_quantity = 10 where part_id = ${least.partId}`;
  const materialList = [old.code, least.code];
  const { result } = await it.ask(checkPriceAndInventory, { materialList }, asBuyer());
  expect(result[0]).toMatchObject({ code: part.code, oldQuantity: 1, newQuantity: 2, price: { currency: 'USD' } });
  expect(result[1]).toMatchObject({ price: null, priceBreaks: [{ fromQuantity: 10 }] });
});

test('product §7 checkPriceAndInventory tells quantity breaks, and the order costs what they say', async () => {
  const { db } = it.shop;
  const part = await makePart(db, { priceMinor: 1000 });
  await db`
    insert into prices (part_id, price_list_id, min_quantity, amount_minor)
    select part_id, price_list_id, 10, 900 from prices where part_id = ${part.partId}`;
  const { result } = await it.ask(checkPriceAndInventory, { materialList: [part.code] }, asBuyer());
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  expect(result[0]).toMatchObject({
    price: usd('10.00'),
    priceBreaks: [
      { fromQuantity: 1, price: usd('10.00') },
      { fromQuantity: 10, price: usd('9.00') },
    ],
  });
  const made = await it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 10 }]), { ...asBuyer(), key: newKey() });
  const info = await it.ask(calls.orders.orderInfo, { orderNo: made.result.orderNo }, asBuyer());
  expect(info.result.itemsAmount).toEqual(usd('90.00'));
});

test('§7 calculateMaterialStockAssign shows what ships now, what waits until when, and both plans', async () => {
  const part = await makePart(it.shop.db, { stock: 3 });
  const input = { lines: `${part.code}*5`, addressId: buyer.addressId };
  const { result } = await it.ask(stockAssign, input, asBuyer());
  expect(result.isEverythingInStock).toBe(false);
  expect(result.lines).toMatchObject([
    { code: part.code, quantity: 5, now: [{ warehouse: 'TEST-HOU', quantity: 3 }], waits: { quantity: 2 } },
  ]);
  const [batches, together] = result.plans;
  expect(batches?.batches.map((batch) => batch.lines)).toEqual([
    [{ code: part.code, quantity: 3 }],
    [{ code: part.code, quantity: 2 }],
  ]);
  expect(together?.batches.map((batch) => batch.lines)).toEqual([[{ code: part.code, quantity: 5 }]]);
  expect(together?.batches[0]?.dispatchDate).toBe(batches?.batches[1]?.dispatchDate);
  expect([batches?.freight?.amount, together?.freight?.amount]).toEqual(['40.00', '25.00']);
  expect([batches?.total?.amount, together?.total?.amount]).toEqual(['90.00', '75.00']);
  expect(result.lines[0]?.promiseDate).toBe(batches?.batches[1]?.deliveryTo);
});

test('product §7 what was planned is what is ordered', async () => {
  const part = await makePart(it.shop.db, { stock: 3 });
  for (const shipMode of ['batches', 'together'] as const) {
    const input = { lines: [{ code: part.code, qty: 2 }], addressId: buyer.addressId, shipMode };
    const plan = await it.ask(shipBatchList, input, asBuyer());
    const fee = await it.ask(logisticFee, input, asBuyer());
    expect(fee.result.freight).toEqual(plan.result.freight);
    const body = orderOf(buyer, input.lines, { shipMode, expectedTotal: plan.result.total });
    const made = await it.ask(makeOrder, body, { token: buyer.token, key: newKey() });
    expect(made.result.total).toEqual(plan.result.total);
  }
});

test('product §2 a warehouse or part without a name in the reader’s language is marked English, in the plan and in the order', async () => {
  const part = await makePart(it.shop.db, { stock: 3 });
  const input = { lines: [{ code: part.code, qty: 2 }], addressId: buyer.addressId, shipMode: 'together' };
  const body = orderOf(buyer, [{ code: part.code, qty: 2 }], { shipMode: 'together' });
  const made = await it.ask(makeOrder, body, { token: buyer.token, key: newKey() });
  const langs = async (language: string) => {
    const asking = { ...asBuyer(), language };
    const [planned] = (await it.ask(shipBatchList, input, asking)).result.batches;
    const { result } = await it.ask(calls.orders.orderInfo, { orderNo: made.result.orderNo }, asking);
    const [batch] = result.batches;
    return [planned?.nameLang, batch?.warehouseNameLang, batch?.packingList[0]?.nameLang].map((lang) => lang ?? null);
  };
  expect(await langs('zh')).toEqual(['en', 'en', 'en']);
  expect(await langs('en')).toEqual([null, null, null]);
});

test('§7 logisticFee tells weight, zone and days; the heavier weight is charged', async () => {
  const part = await makePart(it.shop.db, { weightGrams: 5 });
  const input = { lines: [{ code: part.code, qty: 10 }], addressId: buyer.addressId };
  const { result } = await it.ask(logisticFee, input, asBuyer());
  expect(result).toEqual({
    freight: { amount: '15.00', currency: 'USD' },
    weightGrams: 50,
    chargedGrams: 200,
    zone: 'TEST-AMERICAS',
    daysFrom: 6,
    daysTo: 9,
  });
});

test('product §4 without permission 2 plans and freight carry no number of money', async () => {
  const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  const part = await makePart(it.shop.db);
  const lines = [{ code: part.code, qty: 2 }];
  const { addressId } = buyer;
  for (const [call, input] of [
    [checkPriceAndInventory, { materialList: [part.code] }],
    [stockAssign, { lines: `${part.code}*2`, addressId }],
    [shipBatchList, { lines, addressId, shipMode: 'together' }],
    [logisticFee, { lines, addressId }],
  ] as const) {
    const answer = await it.ask(call, input, { token: technician.token });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/amount|freight"|total"|price"/);
  }
});

test('product §4 a sub-account hears in the plan that the order passes its spending limit, in whatever currency', async () => {
  const { db } = it.shop;
  const sub = await makeSubAccount(db, buyer.companyId, { permissions: [2, 3] });
  const { code } = await makePart(db);
  const body = { lines: [{ code, qty: 2 }], addressId: buyer.addressId, shipMode: 'together' };
  const told = async (minor: number | null, currency: string | null, token = sub.token) => {
    await db`update users set spending_limit_minor = ${minor}, spending_limit_currency = ${currency} where id = ${sub.userId}`;
    return (await it.ask(shipBatchList, body, { token })).result.spendingLimit;
  };
  expect(await told(3499, 'USD')).toEqual({ amount: '34.99', currency: 'USD' });
  expect(await told(3500, 'USD')).toBeUndefined();
  expect(await told(100, 'EUR')).toEqual({ amount: '1.00', currency: 'EUR' });
  expect(await told(100, 'USD', buyer.token)).toBeUndefined();
  expect(await told(null, null)).toBeUndefined();
});

test('§8 planning refuses as ordering does', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  const unsold = await makePart(db, { sellPolicy: 'notSold' });
  const heavy = await makePart(db, { weightGrams: 1 });
  const nowhere = await makeAddress(db, buyer.companyId, { country: 'AQ' });
  const stranger = await makeBuyer(db);
  const reasons = async (code: string, addressId: number) => {
    const lines = [{ code, qty: 1 }];
    const answers = [
      await it.ask(stockAssign, { lines: `${code}*1`, addressId }, asBuyer()),
      await it.ask(shipBatchList, { lines, addressId, shipMode: 'batches' }, asBuyer()),
      await it.ask(logisticFee, { lines, addressId }, asBuyer()),
    ];
    return [...new Set(answers.map((answer) => answer.reason))];
  };
  expect(await reasons('NO-SUCH-PART', buyer.addressId)).toEqual(['noPartInformation']);
  expect(await reasons(unsold.code, buyer.addressId)).toEqual(['cannotBeBought']);
  expect(await reasons(part.code, nowhere)).toEqual(['cannotShipToCountry']);
  expect(await reasons(part.code, stranger.addressId)).toEqual(['addressNotFound']);
  await db`update parts set weight_grams = 20000 where id = ${heavy.partId}`;
  await makeZone(db, 'TEST-LIGHT', ['AU']);
  await db`update freight_rates set per_extra_kilogram_minor = null where zone_id = (select id from freight_zones where code = 'TEST-LIGHT')`;
  expect(await reasons(heavy.code, await makeAddress(db, buyer.companyId, { country: 'AU' }))).toEqual([
    'shippingFeeFailed',
  ]);
  for (const lines of [`${heavy.code}*0`, `${heavy.code}*x`, `${heavy.code}*10000`])
    expect((await it.ask(stockAssign, { lines }, asBuyer())).reason).toBe('quantityError');
  for (const lines of ['*3', 'A\0*3', 'A\nB*3'])
    expect((await it.ask(stockAssign, { lines }, asBuyer())).reason).toBe('invalidContent');
});

test("product §4 carts planned in the same moment keep apart: prices, refusals and addresses are each one's own", async () => {
  const { db } = it.shop;
  const [part, unsold] = [await makePart(db, { priceMinor: 1234 }), await makePart(db, { sellPolicy: 'notSold' })];
  const [stranger, technician] = [await makeBuyer(db), await makeSubAccount(db, buyer.companyId, { permissions: [3] })];
  const plan = (token: string, addressId: number, code = part.code) =>
    it.ask(shipBatchList, { lines: [{ code, qty: 2 }], addressId, shipMode: 'together' }, { token });
  const [own, again, theirs, hidden, refused, foreign] = await Promise.all([
    plan(buyer.token, buyer.addressId),
    plan(buyer.token, buyer.addressId),
    plan(stranger.token, stranger.addressId),
    plan(technician.token, buyer.addressId),
    plan(buyer.token, buyer.addressId, unsold.code),
    plan(stranger.token, buyer.addressId),
  ]);
  expect(own).toMatchObject({ status: 200, result: { total: { amount: '39.68', currency: 'USD' } } });
  expect(again?.result).toEqual(own?.result);
  expect(theirs?.result).toEqual(own?.result);
  expect(hidden?.text).not.toMatch(/amount/);
  expect([refused?.reason, foreign?.reason]).toEqual(['cannotBeBought', 'addressNotFound']);
});
