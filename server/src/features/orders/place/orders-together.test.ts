// Orders that arrive together (quality 2, 3): never more sold than there is, the limit holds, one order a key.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../machines/machines.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { OrderRequest } from './decide-order.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';
import { placeOrders } from './place-orders.ts';

const { makeOrder, orderList } = calls.orders;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const codesOf = (answers: { status: number; reason: string | undefined }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, (one) => one.reason ?? 'ok')
      .entries()
      .map(([key, all]) => [key, all.length]),
  );

test('quality 2: of 200 buyers of 20 stock-only pieces exactly 20 get one, also where a cart names the part twice', async () => {
  const { db } = it.shop;
  const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(db)));
  const part = await makePart(db, { sellPolicy: 'stockOnly', stock: 40 });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => {
      const buyer = buyers[at % buyers.length] ?? buyers[0];
      if (!buyer) throw new RangeError('no buyer');
      const lines = [1, 1].map((qty) => ({ code: part.code, qty }));
      return it.ask(makeOrder, orderOf(buyer, lines), { token: buyer.token, key: newKey() });
    }),
  );
  expect(codesOf(answers)).toEqual({ ok: 20, waitsForWarehouse: 180 });
  const [stock] = await db`select on_hand, reserved from stock_levels where part_id = ${part.partId}`;
  expect(stock).toEqual({ onHand: 40, reserved: 40 });
  const [held] =
    await db`select sum(quantity)::int as held from reservations where part_id = ${part.partId} and state = 'held'`;
  expect(held).toEqual({ held: 40 });
});

test('quality 2: of 200 orders on a line that holds 50 exactly 50 pass, and the ledger balances', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db, { credit: { limitMinor: 50 * 2500 } });
  const part = await makePart(db, { stock: 1000 });
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 1 }]), { token: buyer.token, key: newKey() }),
    ),
  );
  expect(codesOf(answers)).toEqual({ ok: 50, insufficientCredit: 150 });
  const [line] = await db`
    select posted_minor, held_minor, (
      select sum(e.amount_minor)::int from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.company_id = ${buyer.companyId}) as sum from credit_lines where company_id = ${buyer.companyId}`;
  expect(line).toEqual({ postedMinor: 125_000, heldMinor: 0, sum: 0 });
  const prefix = await db`
    select 1 from (
      select sum(e.amount_minor) over (order by e.id) as used from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.company_id = ${buyer.companyId} and a.kind = 'posted') p where used > 125000`;
  expect(prefix).toHaveLength(0);
});

test('quality 6: invoices are numbered without a gap, whatever was refused beside them', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db, { sellPolicy: 'stockOnly', stock: 15 });
  await Promise.all(
    Array.from({ length: 40 }, () =>
      it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 1 }]), { token: buyer.token, key: newKey() }),
    ),
  );
  const [series] = await db`
    select (select count(*)::int from invoices) as written, (select max(number)::int from invoices) as highest,
      (select last_number::int from number_series where name = 'invoice') as last`;
  expect(series?.['highest']).toBe(series?.['written']);
  expect(series?.['last']).toBe(series?.['written']);
});

test('quality 3: the same order five times is one order with byte-equal answers, another body under its key 422', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db);
  const asking = { token: buyer.token, key: newKey() };
  const body = orderOf(buyer, [{ code: part.code, qty: 1 }]);
  const texts = [];
  for (let time = 0; time < 5; time += 1) texts.push((await it.ask(makeOrder, body, asking)).text);
  expect(new Set(texts).size).toBe(1);
  const other = await it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 2 }]), asking);
  expect([other.status, other.reason]).toEqual([422, 'idempotencyKeyReused']);
  const list = await it.ask(orderList, {}, { token: buyer.token });
  expect(list.result.total).toBe(1);
});

/** From now on the database refuses orders of the part with this name. */
async function breakOrders(db: Db): Promise<void> {
  await db.unsafe(`
    create or replace function break_order() returns trigger language plpgsql as $$ begin
      if new.name_en = 'breaks its order' then raise exception 'planted'; end if; return new; end $$;
    create or replace trigger break_order before insert on order_lines for each row execute function break_order()`);
}

function requestOf(buyer: Buyer, codes: string[]): OrderRequest {
  const { companyId, userId } = buyer;
  const input = makeOrder.input.parse(
    orderOf(
      buyer,
      codes.map((code) => ({ code, qty: 1 })),
    ),
  );
  const caller = { companyId, userId, role: 'main', permissions: [1, 2, 3] } as unknown as OrderRequest['caller'];
  return { caller, language: 'en', currency: 'USD', input, keep: async () => {} };
}

test('stack.md: one order of a batch that the database refuses harms no other', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const [good, bad] = [await makePart(db), await makePart(db, { nameEn: 'breaks its order' })];
  await breakOrders(db);
  const answers = await Promise.all(
    [good, bad, good, good].map(({ code }) =>
      it.ask(makeOrder, orderOf(buyer, [{ code, qty: 1 }]), { token: buyer.token, key: newKey() }),
    ),
  );
  await db`drop trigger break_order on order_lines`;
  expect(answers.map((answer) => answer.status)).toEqual([200, 500, 200, 200]);
  const [stock] = await db`select reserved from stock_levels where part_id = ${bad.partId}`;
  expect(stock).toEqual({ reserved: 0 });
});

test('stack.md: what an order takes and cannot be written with is there for those that come with it', async () => {
  const { db } = it.shop;
  const [buyer, other] = [await makeBuyer(db, { credit: { limitMinor: 5000 } }), await makeBuyer(db)];
  const wanted = await makePart(db, { sellPolicy: 'stockOnly', stock: 1 });
  const [good, bad] = [await makePart(db), await makePart(db, { nameEn: 'breaks its order' })];
  await breakOrders(db);
  const outcomes = await placeOrders(db, [
    requestOf(buyer, [bad.code, wanted.code]),
    requestOf(other, [wanted.code]),
    requestOf(buyer, [good.code, good.code]),
    requestOf(other, [wanted.code]),
  ]);
  await db`drop trigger break_order on order_lines`;
  expect(outcomes.map((one) => ('value' in one ? one.value.status : String(one.thrown)))).toEqual([
    'error: planted',
    'toBeShipped',
    'toBeShipped',
    'Refusal: waitsForWarehouse',
  ]);
});

test('product §5 no stock is locked while fit is judged', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db);
  const { hostId } = await makeMachine(db, await makeModel(db));
  const body = orderOf(buyer, [{ code: part.code, qty: 1, hostId }]);
  const placing = await db.begin(async (trx) => {
    await trx`lock table machines in access exclusive mode`;
    const placed = it.ask(makeOrder, body, { token: buyer.token, key: newKey() });
    const waiting = async () =>
      (await db`select from pg_locks where relation = 'machines'::regclass and not granted`).length;
    await expect.poll(waiting, { timeout: 5000 }).toBe(1);
    // Refused at once where the order held it.
    await db.begin((other) => other`select from stock_levels where part_id = ${part.partId} for update nowait`);
    return { placed };
  });
  expect((await placing.placed).code).toBe(200);
});

test('product §5 the verdict of fit stays on the order line, with the machine it was asked for', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db);
  const machine = await makeMachine(db, await makeModel(db));
  const body = orderOf(buyer, [{ code: part.code, qty: 1, hostId: machine.hostId }]);
  const made = await it.ask(makeOrder, body, { token: buyer.token, key: newKey() });
  const info = await it.ask(calls.orders.orderInfo, { orderNo: made.result.orderNo }, { token: buyer.token });
  expect(info.result.lines[0]).toMatchObject({
    hostId: machine.hostId,
    machineSerial: machine.serialNumber,
    verdict: 'unknown',
    proof: 'none',
  });
});

test('product §5 an order says how many pieces of a line are for which machine, to its buyer and to the desk', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const { code } = await makePart(db);
  const model = await makeModel(db);
  const [one, other] = [await makeMachine(db, model), await makeMachine(db, model)];
  const lines = [{ qty: 1, hostId: one.hostId }, { qty: 2, hostId: other.hostId }, { qty: 1 }];
  const body = orderOf(
    buyer,
    lines.map((line) => ({ ...line, code })),
  );
  const { orderNo } = (await it.ask(makeOrder, body, { token: buyer.token, key: newKey() })).result;
  const desk = await makeAdministrator(db, ['orders']);
  const bySerial = (a: { serialNumber: string }, b: { serialNumber: string }) =>
    a.serialNumber < b.serialNumber ? -1 : 1;
  const machines = [
    { serialNumber: one.serialNumber, quantity: 1 },
    { serialNumber: other.serialNumber, quantity: 2 },
  ].toSorted(bySerial);
  const info = await it.ask(calls.orders.orderInfo, { orderNo }, { token: buyer.token });
  const packed = await it.ask(calls.shipping.officeShipment, { orderNo }, { token: desk.token });
  for (const { result } of [info, packed]) {
    expect(result.lines).toMatchObject([{ quantity: 4 }]);
    expect(result.lines[0]?.machines?.toSorted(bySerial)).toEqual(machines);
  }
});
