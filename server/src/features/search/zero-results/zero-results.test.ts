// What a search did not find through production's own app: noted, read by the parts desk, never in the way (product §1, §5, §8).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../../identity/identity.make.ts';
import { makeLine, makeModel } from '../../machines/machines.make.ts';
import { makePart } from '../../parts/parts.make.ts';

const { goodsSearch, goodsSuggest, zeroResults, settleZeroResult } = calls.search;
let it: TestShop;
const key = `q${Date.now()}`;
beforeAll(async () => {
  it = await testShop();
});

test('product §5 own codes are found; zero-result searches are noted for the parts desk; suggestions come while typing', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const part = await makePart(db, { nameEn: `Own ${key}` });
  await db`insert into customer_part_codes (company_id, part_id, code) values (${company.companyId}, ${part.partId}, ${`MY-${key}`})`;
  const own = await it.ask(goodsSearch, { keyword: `my ${key}` }, { token: company.token });
  expect(own.result).toMatchObject({ exactCode: part.code, items: [{ foundBy: 'ownCode', matched: `MY-${key}` }] });
  await it.ask(goodsSearch, { keyword: `nothing ${key}` }, { token: company.token });
  expect(await db`select times from zero_result_searches where term = ${`nothing ${key}`}`).toEqual([{ times: 1 }]);
  const model = await makeModel(db);
  await makeLine(db, model, { partId: part.partId, itemNo: '1' });
  const offered = await it.ask(goodsSuggest, { keyword: `own ${key}` }, { token: company.token });
  expect(offered.result).toMatchObject([{ kind: 'part', code: part.code }]);
});

test('product §8 the parts desk reads what was not found, the most frequent first, and takes it off until it is missed again', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const { token: desk } = await makeAdministrator(db, ['catalogue']);
  for (const keyword of [`rare ${key}`, `often ${key}`, `Often ${key}`])
    await it.ask(goodsSearch, { keyword }, { token, language: 'fa' });
  const zeroResultsBy = async (sort: 'times' | 'recent') => {
    const { items } = (await it.ask(zeroResults, { sort, pageSize: 100 }, { token: desk })).result;
    return items
      .filter((one) => one.term.endsWith(key.toLowerCase()))
      .map((one) => [one.term, one.language, one.times]);
  };
  const [often, rare] = [
    [`often ${key}`.toLowerCase(), 'fa', 2],
    [`rare ${key}`.toLowerCase(), 'fa', 1],
  ];
  expect((await zeroResultsBy('times')).filter(([, language]) => language === 'fa')).toEqual([often, rare]);
  expect((await zeroResultsBy('recent'))[0]).toEqual(often);
  const settled = { term: `often ${key}`.toLowerCase(), language: 'fa' as const };
  expect((await it.ask(settleZeroResult, settled, { token: desk })).result).toEqual({ isSettled: true });
  expect((await it.ask(settleZeroResult, settled, { token: desk })).result).toEqual({ isSettled: false });
  expect((await zeroResultsBy('times')).filter(([, language]) => language === 'fa')).toEqual([rare]);
});

test('product §1 a search that finds nothing is answered while the shop is read-only, and where the search cannot be noted', async () => {
  const { db, disk } = it.shop;
  const { token } = await makeCompany(db);
  const guard = vi.spyOn(disk, 'isReadOnly').mockReturnValue(true);
  onTestFinished(() => guard.mockRestore());
  expect((await it.ask(goodsSearch, { keyword: `readonly ${key}` }, { token })).result.total).toBe(0);
  expect(await db`select 1 from zero_result_searches where term = ${`readonly ${key}`}`).toEqual([]);
  guard.mockReturnValue(false);
  await db`alter table zero_result_searches add constraint refused check (term not like 'refused %')`;
  onTestFinished(async () => void (await db`alter table zero_result_searches drop constraint refused`));
  expect((await it.ask(goodsSearch, { keyword: `refused ${key}` }, { token })).status).toBe(200);
});

test('product §8 words of which some are misspelt and that are all found are no zero-result search; beside a word that nothing has they are one', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  // Words with a figure are never guessed.
  const own = key.replaceAll(/[0-9]/g, (figure) => 'bcdfghjklm'[Number(figure)] ?? '');
  const [category] = await db<{ id: number }[]>`
    insert into part_categories (code, name_en) values (${`M-${key}`}, ${`Cooling${own}`}) returning id`;
  const { partId } = await makePart(db, { nameEn: `Vane${own}` });
  await db`update parts set category_id = ${category?.id ?? 0} where id = ${partId}`;
  const found = async (keyword: string) => (await it.ask(goodsSearch, { keyword }, { token })).result.items;
  const times = (term: string) => db`select times from zero_result_searches where term = ${term}`;
  const [misspelt, unknown] = [`cooling${own} vnae${own}`, `cooling${own} capaciteur`];
  const joined = `vnae${own} de cooling${own}`;
  // The database answers until the index is there, and guesses nothing.
  await expect.poll(async () => (await found(`vnae${own} xyzzy`)).length, { timeout: 20_000 }).toBe(1);
  expect(await found(misspelt)).toMatchObject([{ id: partId, foundBy: 'nameTypo', matched: null }]);
  expect(await found(unknown)).toMatchObject([{ id: partId, foundBy: 'someWords', matched: `cooling${own}` }]);
  expect(await found(joined)).toMatchObject([{ id: partId, foundBy: 'someWords' }]);
  expect([await times(misspelt), await times(joined), await times(unknown)]).toEqual([[], [], [{ times: 1 }]]);
});
