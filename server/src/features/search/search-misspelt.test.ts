// Misspelt words through production's own app: the same order as typed right, on Enter and while typing (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makePart } from '../parts/parts.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
let it: TestShop;
// Words without a figure, since one with a figure may be a code, which is never guessed.
const own = String(Date.now()).replaceAll(/[0-9]/g, (figure) => 'bcdfghjklm'[Number(figure)] ?? '');
beforeAll(async () => {
  it = await testShop();
});

/** The titles of the first hits on Enter and of the parts offered. */
async function titlesOf(token: string, keyword: string): Promise<{ found: string[]; offered: string[] }> {
  const { items } = (await it.ask(goodsSearch, { keyword }, { token })).result;
  const offers = (await it.ask(goodsSuggest, { keyword }, { token })).result;
  return { found: items.map((hit) => hit.title), offered: offers.map((hit) => hit.title) };
}

test('product §5 one letter wrong keeps the thing itself before what belongs to it', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const names = [`Kit for hoist${own} ram`, `Left hoist${own} ram`, `Hoist${own} ram 80×45`];
  for (const [at, nameEn] of names.entries()) {
    const { partId } = await makePart(db, { nameEn });
    await db`update parts set rank = ${9 - at} where id = ${partId}`;
  }
  const right = [names[2], names[1], names[0]];
  const typed = async (keyword: string) => await titlesOf(token, keyword);
  // The database answers until the index is there, and knows no misspelt words.
  await expect.poll(async () => (await typed(`hosit${own} ram`)).found, { timeout: 20_000 }).toHaveLength(right.length);
  expect(await typed(`hoist${own} ram`)).toEqual({ found: right, offered: right });
  for (const word of [`hosit${own}`, `hoits${own}`, `hoist${own}t`, `hoist${own.slice(1)}`])
    expect(await typed(`${word} ram`), word).toEqual({ found: right, offered: right });
});

test('product §5 where each of two words is misspelt, what has both in name and category is found and offered, and nothing is missed', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [category] = await db<{ id: number }[]>`
    insert into part_categories (code, name_en) values (${`M-${own}`}, ${`Fluid${own}s`}) returning id`;
  await makePart(db, { nameEn: `Filter kit for fluid${own} tank` });
  await makePart(db, { nameEn: `Seal kit for p${own}p`, categoryId: category?.id ?? 0 });
  await makePart(db, { nameEn: `Gear p${own}p`, categoryId: category?.id ?? 0 });
  const right = [`Gear p${own}p`, `Seal kit for p${own}p`];
  const both = { found: right, offered: right };
  await expect.poll(async () => (await titlesOf(token, `gaer p${own}p`)).found, { timeout: 20_000 }).toHaveLength(1);
  expect(await titlesOf(token, `fluid${own} p${own}p`)).toEqual(both);
  const keyword = `fliud${own} p${own.slice(1)}p`;
  expect(await titlesOf(token, keyword)).toEqual(both);
  expect(await db`select 1 from zero_result_searches where term = ${keyword}`).toEqual([]);
});
