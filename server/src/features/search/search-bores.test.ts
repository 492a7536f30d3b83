// A nominal bore typed or named with a blank before its number, through production's own app (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makePart } from '../parts/parts.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
let it: TestShop;
const own = `b${Date.now()}`;
beforeAll(async () => {
  it = await testShop();
});

test('product §5 DN 12 is DN12, in what is typed as in a name, and another bore is none', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const names = [`Hose ${own} DN12×650`, `Hose ${own} DN 12`, `Hose ${own} DN 12 × 900`];
  for (const nameEn of [...names, `Hose ${own} DN16×650`, `Washer ${own} 12`]) await makePart(db, { nameEn });
  const titles = async (keyword: string) =>
    (await it.ask(goodsSearch, { keyword }, { token })).result.items.map((hit) => hit.title).toSorted();
  const offered = async (keyword: string) =>
    (await it.ask(goodsSuggest, { keyword }, { token })).result.map((hit) => hit.title).toSorted();
  // The database answers until the index is there, and takes words apart otherwise.
  await expect.poll(() => titles(`${own} dn12`), { timeout: 20_000 }).toEqual(names.toSorted());
  for (const keyword of [`${own} dn 12`, `DN 12 ${own}`, `dn  12 hose ${own}`]) {
    expect(await titles(keyword), keyword).toEqual(names.toSorted());
    expect(await offered(keyword), keyword).toEqual(names.toSorted());
  }
  expect(await titles(`${own} dn 16`)).toEqual([`Hose ${own} DN16×650`]);
  expect(await titles(`${own} dn 12x900`)).toEqual([names[2]]);
});
