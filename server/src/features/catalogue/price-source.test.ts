// In which currency and by which price lists a company's lists of parts are filtered and sorted (spec §2 Parts list, §9 rates).
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { baseList, makePart } from '../parts/parts.make.ts';
import { limitIn, readPriceSource } from './price-source.reads.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

afterAll(async () => {
  await it.shop.db`update currencies set is_offered = false where code = 'NOK'`;
});

test('§2 a company list of a few parts in a currency without a base list leaves the others in filter and sort', async () => {
  const { db } = it.shop;
  const { companyId, token } = await makeCompany(db);
  // Sold in for this test alone.
  const currency = 'NOK';
  await db`update currencies set is_offered = true where code = ${currency}`;
  await db`insert into exchange_rates (currency, rate, valid_from) values (${currency}, 10, '2020-01-01')`;
  const [own] = await db<{ id: number }[]>`
    insert into price_lists (code, name, currency) values (${`OWN-${Date.now()}`}, 'Own', ${currency}) returning id`;
  await db`insert into company_price_lists (company_id, price_list_id, valid_from) values (${companyId}, ${own?.id ?? 0}, current_date)`;
  const part = await makePart(db, { nameEn: `Source ${Date.now()}`, priceMinor: 2000 });
  const usd = await baseList(db, 'USD');
  await db`select refresh_price_sort(${usd})`;
  const [hasBase] = await db`select 1 from price_lists where currency = ${currency} and is_base`;
  expect(hasBase).toBeUndefined();
  const source = await readPriceSource(db, companyId, currency);
  expect(source).toMatchObject({ currency: 'USD', listIds: expect.arrayContaining([usd]) });
  const listed = await it.ask(calls.catalogue.goodsList, { keyword: part.code, minPrice: '0.01' }, { token, currency });
  expect(listed.result.items.map((one) => one.code)).toEqual([part.code]);
});

test('§9 a limit is converted by the rate as it is written, not by one divided in floating point', () => {
  const trade = {
    offered: new Set(['USD', 'JPY']),
    rates: new Map([
      ['USD', '1'],
      ['JPY', '156.37'],
    ]),
  };
  const source = { listIds: [], currency: 'USD' };
  // 156,370,000,000.00 yen are 1,000,000,000.00 dollars to the cent; a rate of eight decimals is 17 dollars off.
  expect(limitIn(source, { text: '15637000000', currency: 'JPY', trade })).toBe(10_000_000_000);
  expect(limitIn(source, { text: '12.50', currency: 'USD', trade })).toBe(1250);
});
