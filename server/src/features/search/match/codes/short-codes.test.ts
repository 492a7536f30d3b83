// Codes of any length are found, those of one letter as they are: by the index, by PostgreSQL until it is ready, in suggestions and in lists (product §5 Search).
import { calls } from '@outrigger/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lonelyDatabase } from '../../../../../test/database.ts';
import { type TestShop, testShop } from '../../../../../test/shop.ts';
import { codeBegins } from '../../../../platform/db/begins-with.ts';
import { connect } from '../../../../platform/db/connect.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { makePart } from '../../../parts/parts.make.ts';
import { type LiveIndex, startLiveIndex } from '../../index/live/live-index.ts';
import { searchInDatabase } from '../parts/search-parts.reads.ts';

const CODES = ['7', '77', '7A', 'A', 'a-9', 'é', 'N°7', 'Ж', '轮'];
const ALL = { skip: 0, limit: 50 };

let db: Db;
let index: LiveIndex;
let close: () => Promise<void>;
const codeOf = new Map<number, string>();

beforeAll(async () => {
  const lonely = await lonelyDatabase();
  db = connect(lonely.url, { max: 3 });
  for (const code of CODES) codeOf.set((await makePart(db, { code })).partId, code);
  const { partId } = await makePart(db, { code: 'LONG-7000' });
  codeOf.set(partId, 'LONG-7000');
  await db`insert into part_aliases (part_id, code) values (${partId}, 'K')`;
  index = await startLiveIndex({ db, databaseUrl: lonely.url, log: Fastify({ logger: false }).log });
  await index.built;
  close = async () => {
    await index.stop();
    await db.end();
    await lonely.drop();
  };
});
afterAll(() => close());

const FOUND: [string, string][] = [
  ['7', '7'],
  ['-7-', '7'],
  ['77', '77'],
  ['7a', '7A'],
  ['a', 'A'],
  ['A9', 'a-9'],
  ['é', 'é'],
  ['N°7', 'N°7'],
  ['Ж', 'Ж'],
  ['轮', '轮'],
  ['k', 'LONG-7000'],
];

test.each(FOUND)('product §5 the code %s leads to its part, by the index and by PostgreSQL', async (typed, code) => {
  const byIndex = index.engine()?.search(typed, ALL);
  const inDatabase = await searchInDatabase(db, typed, ALL);
  for (const found of [byIndex, inDatabase]) {
    const [first, ...others] = found?.hits ?? [];
    expect(codeOf.get(first?.partId ?? 0)).toBe(code);
    // Names begin with their parts' codes, so that words are found beside them.
    expect(others.filter(({ foundBy }) => foundBy !== 'name')).toEqual([]);
    expect(codeOf.get(found?.exactPartId ?? 0)).toBe(code);
  }
});

test('product §5 small letters of other alphabets are found by the index as large ones', () => {
  const found = ['É', 'n°7', 'ж'].map((typed) => index.engine()?.search(typed, ALL).exactPartId ?? 0);
  expect(found.map((id) => codeOf.get(id))).toEqual(['é', 'N°7', 'Ж']);
});

test('product §5 lists in PostgreSQL find a code of one letter as it is, longer ones by their beginning', async () => {
  const begun = async (typed: string) =>
    (
      await db<{ code: string }[]>`select code from parts where ${codeBegins(db, db`code_norm`, typed)} order by code`
    ).map(({ code }) => code);
  expect(await Promise.all(['7', 'a', '轮', 'LO', '-'].map(begun))).toEqual([['7'], ['A'], ['轮'], ['LONG-7000'], []]);
});

let it: TestShop;
let token: string;
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeCompany(it.shop.db));
  for (const code of ['Ѫ', 'Ѫ1']) {
    const { partId } = await makePart(it.shop.db, { code });
    await it.shop.db`update parts set name_en = 'Wear pad' where id = ${partId}`;
  }
});

test('product §5 a code of one letter is suggested, searched for and listed, and is the exact one', async () => {
  const search = async () => (await it.ask(calls.search.goodsSearch, { keyword: 'Ѫ' }, { token })).result;
  await expect.poll(async () => (await search()).exactCode).toBe('Ѫ');
  expect((await search()).items[0]?.code).toBe('Ѫ');
  const suggested = await it.ask(calls.search.goodsSuggest, { keyword: 'Ѫ' }, { token });
  expect(suggested.result[0]?.code).toBe('Ѫ');
  const list = async () => (await it.ask(calls.catalogue.goodsList, { keyword: 'Ѫ' }, { token })).result;
  await expect.poll(async () => (await list()).items.map(({ code }) => code)).toEqual(['Ѫ']);
});
