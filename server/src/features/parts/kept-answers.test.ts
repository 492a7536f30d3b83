// Kept answers over two processes on one database: what one changes, the other shows with its very next answer (docs/decisions/0007).
import { type Call, calls, type InputOf, type ResultOf } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { askAt, askEverywhere, figureAt, type ShopProcess } from '../../../test/shop-process.ts';
import { twoProcesses } from '../../../test/two-processes.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { baseList, makePart, makeSupersession } from './parts.make.ts';

const { goodsDetail, goodsListByIds } = calls.parts;
const { goodsList } = calls.catalogue;
const { machinePartList } = calls.machines;
const { goodsSearch } = calls.search;

const shop = twoProcesses();

/** The same answer of every process, each asked twice, so that the second one is a kept one. */
async function everywhere<C extends Call>(
  call: C,
  input: InputOf<C>,
  as: { token: string; language?: string; currency?: string },
): Promise<ResultOf<C>> {
  return (await askEverywhere(shop.processes, call, { input, ...as })).result;
}

const hits = (one: ShopProcess): Promise<number> => figureAt(one, 'kept_answers{figure="hits"}');

test('the second answer is a kept one, with the same bytes', async () => {
  const { token } = await makeCompany(shop.db);
  const part = await makePart(shop.db);
  await everywhere(goodsDetail, { id: part.partId }, { token });
  const before = await Promise.all(shop.processes.map(hits));
  await everywhere(goodsDetail, { id: part.partId }, { token });
  const after = await Promise.all(shop.processes.map(hits));
  // Asked twice each, and past the price view, which is kept too.
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([2, 2]);
});

test('a price changed anywhere is in the very next answer of every process: detail, list, price range and machine list', async () => {
  const { token } = await makeCompany(shop.db);
  const part = await makePart(shop.db, { priceMinor: 1000 });
  const model = await makeModel(shop.db);
  const machine = await makeMachine(shop.db, model, { ordinal: 1 });
  await makeLine(shop.db, model, { partId: part.partId, itemNo: '1' });
  for (const minor of [1000, 1111, 2222, 3333]) {
    await shop.db`update prices set amount_minor = ${minor} where part_id = ${part.partId}`;
    await shop.db`select refresh_price_sort(${await baseList(shop.db, 'USD')})`;
    const amount = (minor / 100).toFixed(2);
    expect((await everywhere(goodsDetail, { id: part.partId }, { token })).price).toMatchObject({ amount });
    expect((await everywhere(goodsListByIds, { ids: String(part.partId) }, { token }))[0]?.price).toMatchObject({
      amount,
    });
    const list = await everywhere(goodsList, { minPrice: amount, maxPrice: amount }, { token });
    expect(list.items.map((item) => item.code)).toContain(part.code);
    const rows = await everywhere(machinePartList, { hostId: machine.hostId }, { token });
    expect(rows.items[0]?.price).toMatchObject({ amount });
  }
});

test('stock set aside anywhere is in the very next answer, and answers that show other parts are kept', async () => {
  const { token } = await makeCompany(shop.db);
  const [part, other] = [await makePart(shop.db, { stock: 50 }), await makePart(shop.db, { stock: 9 })];
  await everywhere(goodsDetail, { id: other.partId }, { token });
  for (let reserved = 1; reserved <= 5; reserved += 1) {
    await shop.db`update stock_levels set reserved = ${reserved} where part_id = ${part.partId}`;
    const { stock, stockPlaces } = await everywhere(goodsDetail, { id: part.partId }, { token });
    expect([stock, stockPlaces[0]?.stock]).toEqual([50 - reserved, 50 - reserved]);
    expect((await everywhere(goodsListByIds, { ids: String(part.partId) }, { token }))[0]?.stock).toBe(50 - reserved);
  }
  const [before] = await Promise.all(shop.processes.map(hits));
  const [first] = shop.processes;
  if (first) await askAt(first, goodsDetail, { input: { id: other.partId }, token });
  expect(first && (await hits(first))).toBe((before ?? 0) + 2);
});

test('a text changed anywhere is in the very next answer, in its language', async () => {
  const { token } = await makeCompany(shop.db);
  const part = await makePart(shop.db);
  const type = await shop.db<{ id: number }[]>`
    insert into part_types (code, name_en, name_fr) values (${`kept-${part.partId}`}, 'Seal', 'Joint') returning id`;
  await shop.db`update parts set type_id = ${type[0]?.id ?? null} where id = ${part.partId}`;
  for (const [name, kind] of [
    ['Pump', 'Joint'],
    ['Pump, new', 'Joint torique'],
  ] as const) {
    await shop.db`update parts set name_en = ${name} where id = ${part.partId}`;
    await shop.db`update part_types set name_fr = ${kind} where id = ${type[0]?.id ?? null}`;
    expect((await everywhere(goodsDetail, { code: part.code }, { token, language: 'fa' })).type).toBe(kind);
    expect((await everywhere(goodsDetail, { code: part.code }, { token })).name).toBe(name);
  }
});

test('a change of a transaction that began long before is seen though later ones were seen first', async () => {
  const { token } = await makeCompany(shop.db);
  const [slow, quick] = [await makePart(shop.db, { stock: 5 }), await makePart(shop.db, { stock: 5 })];
  const [isWritten, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = shop.db.begin(async (trx) => {
    await trx`update stock_levels set on_hand = 4 where part_id = ${slow.partId}`;
    isWritten.resolve();
    await mayEnd.promise;
  });
  await isWritten.promise;
  await shop.db`update stock_levels set on_hand = 3 where part_id = ${quick.partId}`;
  expect((await everywhere(goodsDetail, { id: quick.partId }, { token })).stock).toBe(3);
  expect((await everywhere(goodsDetail, { id: slow.partId }, { token })).stock).toBe(5);
  mayEnd.resolve();
  await long;
  expect((await everywhere(goodsDetail, { id: slow.partId }, { token })).stock).toBe(4);
});

test('product §4 callers share an answer only where they see the same: price right, lists, own codes, stock behind old codes', async () => {
  const [plain, special] = [await makeCompany(shop.db), await makeCompany(shop.db)];
  const blind = await makeSubAccount(shop.db, plain.companyId, { permissions: [3] });
  const [part, old] = [await makePart(shop.db, { priceMinor: 1000 }), await makePart(shop.db, { stock: 0 })];
  const [list] = await shop.db<{ id: number }[]>`
    insert into price_lists (code, name, currency) values (${`kept-${part.partId}`}, 'Own', 'USD') returning id`;
  await shop.db`insert into prices (part_id, price_list_id, amount_minor) values (${part.partId}, ${list?.id ?? 0}, 700)`;
  const priceFor = async (token: string) =>
    (await everywhere(goodsDetail, { id: part.partId }, { token })).price?.amount;
  expect([await priceFor(plain.token), await priceFor(special.token)]).toEqual(['10.00', '10.00']);
  await shop.db`insert into company_price_lists (company_id, price_list_id) values (${special.companyId}, ${list?.id ?? 0})`;
  expect([await priceFor(plain.token), await priceFor(special.token)]).toEqual(['10.00', '7.00']);
  expect(JSON.stringify(await everywhere(goodsDetail, { id: part.partId }, blind))).not.toMatch(/price|amount/i);
  await shop.db`delete from company_price_lists where company_id = ${special.companyId}`;
  expect(await priceFor(special.token)).toBe('10.00');

  const own = `OWN-${part.partId}`;
  const codeFor = async (token: string, code = own) => {
    const [first] = shop.processes;
    return first && (await askAt(first, goodsDetail, { input: { code }, token })).result.code;
  };
  await shop.db`insert into customer_part_codes (company_id, part_id, code) values (${special.companyId}, ${part.partId}, ${own})`;
  expect([await codeFor(special.token), await codeFor(plain.token)]).toEqual([part.code, undefined]);
  await shop.db`update customer_part_codes set part_id = ${old.partId} where code = ${own}`;
  expect(await codeFor(special.token)).toBe(old.code);

  await shop.db`insert into part_aliases (part_id, code) values (${old.partId}, ${`ALIAS-${old.partId}`})`;
  await makeSupersession(shop.db, old, part, { isTwoWay: true });
  expect(await codeFor(plain.token, `ALIAS-${old.partId}`)).toBe(part.code);
  await shop.db`insert into stock_levels (part_id, warehouse_id, on_hand) values (${old.partId}, ${old.warehouseId}, 1)`;
  expect(await codeFor(plain.token, `ALIAS-${old.partId}`)).toBe(old.code);
});

test('spec §7 an answer is kept for its currency, of search too; a rate, a price or stock changed anywhere is in the very next one', async () => {
  const { token } = await makeCompany(shop.db);
  const part = await makePart(shop.db, { priceMinor: 1000, stock: 7 });
  const keyword = part.code;
  // Each process takes the part into its index in a moment after it was written.
  for (const one of shop.processes)
    await expect
      .poll(async () => (await askAt(one, goodsSearch, { input: { keyword }, token })).result.exactCode, {
        timeout: 20_000,
      })
      .toBe(part.code);
  const shown = async (currency: string) => {
    const as = { token, currency };
    const [found] = (await everywhere(goodsSearch, { keyword }, as)).items;
    const [card] = await everywhere(goodsListByIds, { ids: String(part.partId) }, as);
    const prices = [await everywhere(goodsDetail, { id: part.partId }, as), card, found?.part].map((one) => one?.price);
    expect(new Set(prices.map((price) => price && `${price.amount} ${price.currency}`)).size).toBe(1);
    return [prices[0]?.amount, prices[0]?.currency, found?.part?.stock];
  };
  const rate = async (value: number, ago: string) =>
    shop.db`insert into exchange_rates (currency, rate, valid_from) values ('EUR', ${value}, now() - ${ago}::interval)`;
  await rate(0.5, '2 days');
  expect([await shown('USD'), await shown('EUR'), await shown('USD')]).toEqual([
    ['10.00', 'USD', 7],
    ['5.00', 'EUR', 7],
    ['10.00', 'USD', 7],
  ]);
  await rate(0.25, '1 day');
  expect([await shown('EUR'), await shown('USD')]).toEqual([
    ['2.50', 'EUR', 7],
    ['10.00', 'USD', 7],
  ]);
  await shop.db`update prices set amount_minor = 2000 where part_id = ${part.partId}`;
  await shop.db`update stock_levels set on_hand = 6 where part_id = ${part.partId}`;
  expect([await shown('EUR'), await shown('USD')]).toEqual([
    ['5.00', 'EUR', 6],
    ['20.00', 'USD', 6],
  ]);
});
