// Every way an order is refused (spec §8; product §7), and that nothing stays of one that was.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAddress, makeZone } from '../../addresses/addresses.make.ts';
import { makeStoreCredit } from '../../credit/credit.make.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  it = await testShop();
  buyer = await makeBuyer(it.shop.db);
});

const place = (body: ReturnType<typeof orderOf>, token = buyer.token) =>
  it.ask(calls.orders.makeOrder, body, { token, key: newKey() });
const lineOf = (code: string, qty = 1) => [{ code, qty }];

test('§8 noPartInformation names the code that leads nowhere', async () => {
  const answer = await place(orderOf(buyer, lineOf('NO-SUCH-PART')));
  expect([answer.status, answer.reason, answer.facts]).toEqual([400, 'noPartInformation', { code: 'NO-SUCH-PART' }]);
});

test('§8 cartEmpty without lines, noValidItems where nothing of a cart is known', async () => {
  expect((await place(orderOf(buyer, []))).reason).toBe('cartEmpty');
  const unknown = [lineOf('NO-SUCH-PART'), lineOf('NOR-THIS-ONE')].flat();
  expect((await place(orderOf(buyer, unknown))).reason).toBe('noValidItems');
  const one = [...lineOf((await makePart(it.shop.db)).code), ...unknown];
  expect((await place(orderOf(buyer, one))).facts).toEqual({ code: 'NO-SUCH-PART' });
});

test('§8 chooseShipMode where stock is short and nobody chose; where it is not, there is one way', async () => {
  const [other, part] = [await makeBuyer(it.shop.db), await makePart(it.shop.db, { stock: 2 })];
  const order = (qty: number) => place(orderOf(other, lineOf(part.code, qty), { shipMode: undefined }), other.token);
  expect((await order(3)).reason).toBe('chooseShipMode');
  expect((await order(2)).status).toBe(200);
});

test('§8 quantityError where merged lines exceed 9,999, and below the least quantity', async () => {
  const part = await makePart(it.shop.db, { stock: 20_000, minQuantity: 5 });
  const many = [lineOf(part.code, 9000), lineOf(part.code, 1000)].flat();
  expect((await place(orderOf(buyer, many))).facts).toEqual({ code: part.code, next: 9999, pack: 1 });
  const few = await place(orderOf(buyer, lineOf(part.code, 4)));
  expect([few.reason, few.facts]).toEqual(['quantityError', { code: part.code, next: 5, pack: 1 }]);
  for (const qty of [0, 10_000, 1.5, -1])
    expect((await place(orderOf(buyer, lineOf(part.code, qty)))).reason).toBe('invalidContent');
});

test('product §7 parts are sold in whole packs: quantityError names the pack and the next quantity', async () => {
  const part = await makePart(it.shop.db, { stock: 20_000, packQuantity: 50 });
  const { shipBatchList } = calls.orders;
  const refused = await place(orderOf(buyer, lineOf(part.code, 51)));
  expect([refused.status, refused.reason, refused.facts]).toEqual([
    400,
    'quantityError',
    { code: part.code, next: 100, pack: 50 },
  ]);
  expect(refused.text).toContain(`${part.code} is sold in packs of 50. The next quantity you can order is 100.`);
  const { lines, addressId, shipMode } = orderOf(buyer, lineOf(part.code, 1));
  const planned = await it.ask(shipBatchList, { lines, addressId, shipMode }, { token: buyer.token });
  expect(planned.facts).toEqual({ code: part.code, next: 50, pack: 50 });
  const other = await makeBuyer(it.shop.db);
  const halves = orderOf(other, [...lineOf(part.code, 20), ...lineOf(part.code, 30)]);
  expect((await place(halves, other.token)).status).toBe(200);
});

test('§8 addressNotFound for no address, a removed one and a stranger’s, all alike', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  const stranger = await makeBuyer(db);
  const removed = await makeAddress(db, buyer.companyId);
  await db`update addresses set removed_at = now(), is_default = false where id = ${removed}`;
  const answers = [];
  for (const addressId of [9_000_000_000, removed, stranger.addressId])
    answers.push(await place(orderOf({ addressId }, lineOf(part.code))));
  for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, answers[0]?.text]);
  expect(answers[0]?.reason).toBe('addressNotFound');
});

test('§8 cannotShipToCountry names the country in the caller’s language', async () => {
  const part = await makePart(it.shop.db);
  const addressId = await makeAddress(it.shop.db, buyer.companyId, { country: 'AQ' });
  const answer = await it.ask(calls.orders.makeOrder, orderOf({ addressId }, lineOf(part.code)), {
    token: buyer.token,
    key: newKey(),
    language: 'fa',
  });
  expect([answer.reason, answer.facts]).toEqual(['cannotShipToCountry', { country: 'Antarctique' }]);
});

test('§8 cannotBeBought names the parts and where to write', async () => {
  const [sold, unsold] = [await makePart(it.shop.db), await makePart(it.shop.db, { sellPolicy: 'notSold' })];
  const offline = await makePart(it.shop.db, { status: 'offline' });
  const answer = await place(
    orderOf(
      buyer,
      [sold, unsold, offline].map(({ code }) => ({ code, qty: 1 })),
    ),
  );
  expect(answer.reason).toBe('cannotBeBought');
  expect(answer.facts?.['codes']).toBe(`${unsold.code}, ${offline.code}`);
  expect(answer.facts?.['email']).toContain('@');
});

test('§8 partsWithoutPrice names the parts', async () => {
  const part = await makePart(it.shop.db, { priceMinor: null });
  const answer = await place(orderOf(buyer, lineOf(part.code)));
  expect([answer.reason, answer.facts]).toEqual(['partsWithoutPrice', { codes: part.code }]);
});

test('§8 waitsForWarehouse: what is sold as in stock is in stock', async () => {
  const part = await makePart(it.shop.db, { sellPolicy: 'stockOnly', stock: 3 });
  const answer = await place(orderOf(buyer, lineOf(part.code, 4)));
  expect([answer.reason, answer.facts]).toEqual(['waitsForWarehouse', { codes: part.code, left: '3' }]);
});

test('§8 insufficientCredit where the line is too small or missing, creditLineBlocked where it is frozen, incorrectCurrency where it is another', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  const body = (of: Buyer) => orderOf(of, lineOf(part.code));
  const small = await makeBuyer(db, { credit: { limitMinor: 2499 } });
  const frozen = await makeBuyer(db, { credit: { isFrozen: true } });
  const none = await makeBuyer(db, { credit: null });
  const euro = await makeBuyer(db, { credit: { currency: 'EUR' } });
  for (const one of [small, none]) expect((await place(body(one), one.token)).reason).toBe('insufficientCredit');
  expect((await place(body(frozen), frozen.token)).reason).toBe('creditLineBlocked');
  const answer = await place(body(euro), euro.token);
  expect([answer.reason, answer.facts]).toEqual(['incorrectCurrency', { currency: 'EUR' }]);
  const [stock] = await db`select reserved from stock_levels where part_id = ${part.partId}`;
  expect(stock).toEqual({ reserved: 0 });
});

test('product §7 an order that store credit covers wholly needs no credit line, be it frozen, missing or in another currency', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  for (const credit of [{ isFrozen: true }, null, { currency: 'EUR' }, { limitMinor: 0 }]) {
    const of = await makeBuyer(db, { credit });
    await makeStoreCredit(db, of.companyId, 5000);
    const order = (qty: number) => place(orderOf(of, lineOf(part.code, qty), { useStoreCredit: true }), of.token);
    const [covered, more] = [await order(1), await order(9)];
    expect([covered.status, covered.result.status]).toEqual([200, 'toBeShipped']);
    expect(more.status).toBe(409);
  }
});

test('§8 shippingFeeFailed where the zone has no rate for so heavy a consignment', async () => {
  const { db } = it.shop;
  await makeZone(db, 'TEST-OPEN', ['NZ']);
  await db`update freight_rates set per_extra_kilogram_minor = null where zone_id = (select id from freight_zones where code = 'TEST-OPEN')`;
  const addressId = await makeAddress(db, buyer.companyId, { country: 'NZ' });
  const part = await makePart(db, { weightGrams: 20_000 });
  expect((await place(orderOf({ addressId }, lineOf(part.code)))).reason).toBe('shippingFeeFailed');
});

test('§8 machineNotFound for a line that names no machine', async () => {
  const part = await makePart(it.shop.db);
  const answer = await place(orderOf(buyer, [{ code: part.code, qty: 1, hostId: 9_000_000_000 }]));
  expect(answer.reason).toBe('machineNotFound');
});

test('§6 orders need the ordering permission, access and an Idempotency-Key', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  const body = orderOf(buyer, lineOf(part.code));
  const viewer = await makeSubAccount(db, buyer.companyId, { permissions: [2] });
  const blocked = await makeSubAccount(db, buyer.companyId, { permissions: [2, 3], isAccess: false });
  const { makeOrder } = calls.orders;
  expect((await place(body, viewer.token)).reason).toBe('noPermission');
  expect((await place(body, blocked.token)).reason).toBe('accessRestricted');
  expect((await it.ask(makeOrder, body, { token: buyer.token })).reason).toBe('idempotencyKeyMissing');
  expect((await it.ask(makeOrder, body, { key: newKey() })).status).toBe(401);
});

test('product §7 nothing stays of an order that was refused', async () => {
  const { db } = it.shop;
  const part = await makePart(db, { stock: 5 });
  await place(orderOf(buyer, [...lineOf(part.code, 2), ...lineOf('NO-SUCH-PART')]));
  const [left] = await db`
    select (select count(*)::int from orders where company_id = ${buyer.companyId}) as orders,
      (select reserved from stock_levels where part_id = ${part.partId}) as reserved,
      (select (held_minor + posted_minor)::int from credit_lines where company_id = ${buyer.companyId}) as used`;
  expect(left).toEqual({ orders: 0, reserved: 0, used: 0 });
});

test('§8 a currency that is unknown or no longer sold in is refused wherever prices are given; without one they are in USD', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  const { token } = buyer;
  await db`insert into currencies (code, symbol, name_en, is_offered) values ('ZAR', 'R', 'Rand', false) on conflict do nothing`;
  const inCurrency = (currency: string) => [
    it.ask(calls.orders.makeOrder, orderOf(buyer, lineOf(part.code)), { token, key: newKey(), currency }),
    it.ask(calls.orders.checkPriceAndInventory, { materialList: [part.code] }, { token, currency }),
    it.ask(calls.orders.stockAssign, { lines: part.code }, { token, currency }),
    it.ask(calls.catalogue.goodsList, { keyword: part.code }, { token, currency }),
    it.ask(calls.parts.goodsListByIds, { ids: String(part.partId) }, { token, currency }),
  ];
  for (const currency of ['XXX', 'ZAR', 'usd', 'not a currency'])
    for (const answer of await Promise.all(inCurrency(currency)))
      expect([answer.status, answer.reason, answer.facts]).toEqual([404, 'currencyNotFound', { currency }]);
  for (const answer of await Promise.all(inCurrency('')))
    expect([answer.status, answer.message]).toEqual([200, 'success']);
  // Whoever's currency was withdrawn still gets to his account and to the list of the others.
  for (const call of [calls.identity.profile, calls.areas.currencyList, calls.addresses.addressList])
    expect((await it.ask(call, {}, { token, currency: 'ZAR' })).status).toBe(200);
});

test('§8 what plans, checks and places an order refuses an unknown currency, whether prices are shown or not', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  const technician = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const { addressId } = buyer;
  const cart = { lines: lineOf(part.code), addressId, shipMode: 'together' };
  const { checkPriceAndInventory, stockAssign, shipBatchList, makeOrder } = calls.orders;
  for (const { token } of [buyer, technician]) {
    const as = { token, currency: 'XXX' };
    const answers = [
      await it.ask(checkPriceAndInventory, { materialList: [part.code] }, as),
      await it.ask(stockAssign, { lines: part.code }, as),
      await it.ask(shipBatchList, cart, as),
      await it.ask(calls.freight.logisticFee, cart, as),
      await it.ask(makeOrder, orderOf(buyer, lineOf(part.code)), { ...as, key: newKey() }),
    ];
    for (const answer of answers) expect([answer.status, answer.reason]).toEqual([404, 'currencyNotFound']);
  }
});

test('product §7 an order is not wanted by a day that is over everywhere, but may be by one that is today somewhere', async () => {
  const { db } = it.shop;
  const part = await makePart(db);
  const [day] = await db<{ last: string; over: string; first: string }[]>`
    select (now() at time zone 'Etc/GMT+12')::date as last, (now() at time zone 'Etc/GMT+12')::date - 1 as over,
      (now() at time zone 'Etc/GMT-14')::date as first`;
  const wanted = (wantedBy = '') => place(orderOf(buyer, lineOf(part.code), { wantedBy }));
  const refused = await wanted(day?.over);
  expect([refused.status, refused.reason, refused.fields]).toEqual([
    400,
    'invalidContent',
    [{ field: 'wantedBy', problem: 'past' }],
  ]);
  expect(refused.text).toContain('“wantedBy” lies in the past');
  for (const today of [day?.last, day?.first]) expect((await wanted(today)).status).toBe(200);
});
