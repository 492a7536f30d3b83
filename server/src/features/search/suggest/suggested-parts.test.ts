// What is offered while somebody types tells parts of one name apart, whoever finds them (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makeLine, makeModel } from '../../machines/machines.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';

const key = `op${Date.now()}`;
let it: TestShop;
let token: string;
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeCompany(it.shop.db));
});

const offered = async (keyword: string) =>
  (await it.ask(calls.search.goodsSuggest, { keyword }, { token })).result.map((hit) => [hit.code, hit.subtitle]);

test('product §5 an old part off sale and the one of its name that took its place say which size each has, and for which models', async () => {
  const { db } = it.shop;
  const nameEn = `Lift ram ${key}`;
  const old = await makePart(db, { code: `R-${key}`, nameEn });
  const next = await makePart(db, { code: `R-${key}-1`, nameEn });
  const model = await makeModel(db);
  for (const [part, size] of [[old, '10'] as const, [next, '20'] as const]) {
    await makeLine(db, model, { partId: part.partId, itemNo: size });
    await db`update parts set size = ${size} where id = ${part.partId}`;
  }
  await makeSupersession(db, old, next);
  await db`update parts set status = 'offline' where id = ${old.partId}`;
  const told = [
    [`R-${key}`, `10 · ${model.model}`],
    [`R-${key}-1`, `20 · ${model.model}`],
  ];
  expect(await offered(`r-${key}`)).toEqual(told);
  // By words the index alone knows that one letter is wrong.
  await expect.poll(() => offered(`lift rum ${key}`), { timeout: 20_000 }).toHaveLength(1);
  expect(await offered(`R-${key}`)).toEqual(told);
});
