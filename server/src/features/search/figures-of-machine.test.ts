// Of figures and chapters found, those in the chosen machine's book come first (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeMachine, makeModel } from '../machines/machines.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
const key = `fm${Date.now()}`;
let it: TestShop;
let token: string;
let figureIds: number[];
let hostId: number;
beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  ({ token } = await makeCompany(db));
  const models = [await makeModel(db), await makeModel(db), await makeModel(db)];
  figureIds = models.map((model) => model.figureId);
  for (const [at, id] of figureIds.entries())
    await db`update figures set name_en = ${`Jib ${key}`}, code = ${`${key}-${at}`} where id = ${id}`;
  const [, , last] = models;
  if (!last) throw new Error('no models');
  ({ hostId } = await makeMachine(db, last));
  await vi.waitUntil(async () => (await found()).length === 3, { timeout: 20_000, interval: 100 });
});

const idsOf = (hits: readonly { kind: string; id: number }[]) =>
  hits.filter((hit) => hit.kind === 'figure').map((hit) => hit.id);
const pageOf = async (host: number | undefined, page: number) => {
  const asked = { keyword: `jib ${key}`, group: 'chapters', hostId: host, page, pageSize: 2 } as const;
  return idsOf((await it.ask(goodsSearch, asked, { token })).result.items);
};
const found = async (host?: number) => [...(await pageOf(host, 1)), ...(await pageOf(host, 2))];
const offered = async (host?: number) =>
  idsOf((await it.ask(goodsSuggest, { keyword: `jib ${key}`, hostId: host }, { token })).result);

test('product §5 without a machine figures come in the order of their codes', async () => {
  expect(await found()).toEqual(figureIds);
  expect(await offered()).toEqual(figureIds.slice(0, 2));
});

test('product §5 with a machine chosen the figure in its book comes first, in results page by page and while typing', async () => {
  const [first, second, own] = figureIds;
  expect(await found(hostId)).toEqual([own, first, second]);
  expect(await offered(hostId)).toEqual([own, first]);
});
