// Prices as the database holds them: validity, quantity breaks, many at once (product §7 Prices).
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { baseList, makePart } from '../parts/parts.make.ts';
import { mayViewPrices } from './may-view-prices.ts';
import { readPriceBreaks, readPrices } from './prices.reads.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

async function ownList(companyId: number, given: { priority?: number; from?: string; to?: string | null } = {}) {
  const code = `OWN-${Math.random().toString(36).slice(2)}`;
  const [list] = await db<{ id: number }[]>`
    insert into price_lists (code, name, currency) values (${code}, ${code}, 'USD') returning id`;
  await db`
    insert into company_price_lists (company_id, price_list_id, priority, valid_from, valid_to)
    values (${companyId}, ${list?.id ?? 0}, ${given.priority ?? 0}, ${given.from ?? '2000-01-01'}::date, ${given.to ?? null}::date)`;
  return list?.id ?? 0;
}
const setPrice = (partId: number, listId: number, amountMinor: number, fromQuantity = 1) => db`
  insert into prices (part_id, price_list_id, min_quantity, amount_minor) values (${partId}, ${listId}, ${fromQuantity}, ${amountMinor})`;

test('product §7 a list counts from its first day up to, not on, its last', async () => {
  const { companyId } = await makeCompany(db);
  const part = await makePart(db, { priceMinor: 1000 });
  await setPrice(part.partId, await ownList(companyId, { from: '2001-01-01', to: '2002-01-01', priority: 9 }), 100);
  await setPrice(part.partId, await ownList(companyId, { from: '2999-01-01', priority: 8 }), 200);
  await setPrice(part.partId, await ownList(companyId, { priority: 1 }), 900);
  const asked = { companyId, currency: 'USD', parts: [{ partId: part.partId }] };
  expect((await readPrices(db, asked)).get(part.partId)).toMatchObject({ netMinor: 900, listMinor: 1000 });
  const other = await readPrices(db, { ...asked, companyId: null });
  expect(other.get(part.partId)).toMatchObject({ netMinor: 1000, listMinor: 1000 });
});

test('product §7 quantity breaks count from their quantity on', async () => {
  const part = await makePart(db, { priceMinor: 1000 });
  const base = await baseList(db, 'USD');
  await setPrice(part.partId, base, 900, 10);
  await setPrice(part.partId, base, 750, 50);
  const at = async (quantity: number) =>
    (await readPrices(db, { companyId: null, currency: 'USD', parts: [{ partId: part.partId, quantity }] })).get(
      part.partId,
    )?.netMinor;
  expect([await at(1), await at(9), await at(10), await at(49), await at(9999)]).toEqual([1000, 1000, 900, 900, 750]);
  const all = await readPriceBreaks(db, { companyId: null, currency: 'USD', partIds: [part.partId] });
  const breaks = all.get(part.partId) ?? [];
  expect(breaks.map((step) => [step.fromQuantity, step.price.netMinor])).toEqual([
    [1, 1000],
    [10, 900],
    [50, 750],
  ]);
});

test('product §7 lists in another currency count where those in the asked one leave the list price or all open', async () => {
  const { companyId } = await makeCompany(db);
  const [open, told] = [await makePart(db, { priceMinor: 1000 }), await makePart(db)];
  const [own, eur] = [await ownList(companyId, { priority: 1 }), await baseList(db, 'EUR')];
  await db`update price_lists set currency = 'EUR' where id = ${own}`;
  for (const { partId } of [open, told]) await setPrice(partId, own, 500);
  await setPrice(told.partId, eur, 700);
  const parts = [open, told].map(({ partId }) => ({ partId }));
  await db`insert into exchange_rates (currency, rate, valid_from) values ('EUR', 0.9, '2020-01-01') on conflict do nothing`;
  // Other tests on this database may have set the rate before.
  const [{ rate } = { rate: '' }] = await db<{ rate: string }[]>`
    select rate from exchange_rates where currency = 'EUR' and valid_from <= now() order by valid_from desc limit 1`;
  const prices = await readPrices(db, { companyId, currency: 'EUR', parts });
  expect(prices.get(open.partId)).toMatchObject({ netMinor: 500, listMinor: Math.round(1000 * Number(rate)) });
  expect(prices.get(told.partId)).toMatchObject({ netMinor: 500, listMinor: 700 });
});

test('§8 a currency the shop does not sell in is refused; a part without a price is missing', async () => {
  const [priced, bare] = [await makePart(db), await makePart(db, { priceMinor: null })];
  const parts = [priced, bare].map(({ partId }) => ({ partId }));
  const inYen = readPrices(db, { companyId: null, currency: 'JPY', parts });
  await expect(inYen).rejects.toMatchObject({ reason: 'currencyNotFound', facts: { currency: 'JPY' } });
  const prices = await readPrices(db, { companyId: null, currency: 'USD', parts });
  expect(prices.get(priced.partId)?.currency).toBe('USD');
  expect(prices.has(bare.partId)).toBe(false);
});

test('product §4 prices are for who may view them and for the office alone', () => {
  const caller = {
    sessionId: 1,
    userId: 1,
    email: '',
    role: 'sub' as const,
    companyId: 1,
    companyStatus: 'approved' as const,
    permissions: [1, 3] as const,
    officeRoles: [],
    isAccess: true,
    loginType: 'user' as const,
    scope: 'full' as const,
    currency: 'USD',
  };
  expect(mayViewPrices(null)).toBe(false);
  expect(mayViewPrices(caller)).toBe(false);
  expect(mayViewPrices({ ...caller, permissions: [2] })).toBe(true);
  expect(mayViewPrices({ ...caller, role: 'admin', loginType: 'admin' })).toBe(true);
});
