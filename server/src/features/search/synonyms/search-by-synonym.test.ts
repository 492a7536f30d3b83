// A maker's own words find parts that no name calls so, and the hit says by which word it was found (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';

const key = `sy${Date.now()}`;
let it: TestShop;
let token: string;
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeCompany(it.shop.db));
});

test('product §5 a maker’s synonym and one of the trade find the part, in results and while typing', async () => {
  const { db } = it.shop;
  const part = await makePart(db, { code: `S-${key}`, nameEn: `Castor wheel ${key}` });
  const found = async (keyword: string) => {
    const { result } = await it.ask(calls.search.goodsSearch, { keyword }, { token });
    return result.items.map(({ id, foundBy, matched }) => ({ id, foundBy, matched }));
  };
  const hit = { id: part.partId, foundBy: 'synonym', matched: `castor wheel ${key}` };
  await expect.poll(() => found(`caster wheel ${key}`), { timeout: 20_000 }).toEqual([hit]);
  await db`insert into search_synonyms (language, word, meant, way) values ('en', ${`trundler ${key}`}, ${`castor wheel ${key}`}, 'one')`;
  await expect.poll(() => found(`trundler ${key}`), { timeout: 20_000 }).toEqual([hit]);
  const { result } = await it.ask(calls.search.goodsSuggest, { keyword: `trundler ${key}` }, { token });
  expect(result.map(({ id }) => id)).toEqual([part.partId]);
});
