// What one text, or one key stroke, makes the shop do is bounded, however many codes stand in it (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makePart } from '../parts/parts.make.ts';
import { readSuggestedCodes } from './match/codes/code-suggestions.reads.ts';
import { readCodesBegunStarred, readCodesStarred } from './match/codes/wildcard-codes.reads.ts';
import { offers } from './suggest/suggestions.ts';
import type * as Parts from './match/parts/search-parts.ts';
import { searchParts } from './match/parts/search-parts.ts';

vi.mock('./match/codes/code-suggestions.reads.ts', { spy: true });
vi.mock('./match/codes/wildcard-codes.reads.ts', { spy: true });
vi.mock('./suggest/suggestions.ts', { spy: true });
vi.mock('./match/parts/search-parts.ts', { spy: true });

const { goodsSearch, goodsSuggest } = calls.search;
const key = String(Date.now()).slice(-6);
let it: TestShop;
let token: string;
beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeCompany(it.shop.db));
});
beforeEach(() => vi.clearAllMocks());
const search = async (keyword: string) => (await it.ask(goodsSearch, { keyword }, { token })).result;
const suggest = async (keyword: string) => (await it.ask(goodsSuggest, { keyword }, { token })).result;

test('product §5 of codes that nobody has the first is looked for nearly so at a key stroke, two in a search, and what was found is kept', async () => {
  const typed = `QA-${key}1, QB-${key}2; QC-${key}3 (QD-${key}4) QE-${key}5`;
  await suggest(typed);
  expect(readSuggestedCodes).toHaveBeenCalledTimes(1);
  vi.clearAllMocks();
  await search(typed);
  expect(vi.mocked(readSuggestedCodes).mock.calls.length).toBeLessThanOrEqual(2);
  vi.clearAllMocks();
  for (const other of [typed, `QX${key}91`, `qx-${key}91`]) await search(other);
  expect(readSuggestedCodes).toHaveBeenCalledTimes(1);
});

test('product §5 what was nearly typed so is found as soon as there is such a code', async () => {
  expect((await search(`QY-${key}1`)).nearCodes).toEqual([]);
  const { partId } = await makePart(it.shop.db, { code: `QY-${key}2` });
  await expect
    .poll(async () => (await search(`QY-${key}1`)).nearCodes.map((hit) => hit.id), { timeout: 20_000 })
    .toEqual([partId]);
});

test('product §5 of two codes that nobody has each is looked for, and not both as one long code', async () => {
  const { code } = await makePart(it.shop.db, { code: `QN-${key}2` });
  const typed = `QN-${key}3, QP-${key}9`;
  await expect
    .poll(async () => (await search(typed)).nearCodes.map((hit) => hit.code), { timeout: 20_000 })
    .toEqual([code]);
});

test('product §5 of several codes two are offered at a key stroke, and a search answers all of them, two at a time', async () => {
  const codes = ['A', 'B', 'C', 'D', 'E'].map((end) => `KM${end}-${key}`);
  const made = await Promise.all(codes.map((code) => makePart(it.shop.db, { code, nameEn: 'Nut' })));
  await expect.poll(async () => (await search(codes.join(', '))).total, { timeout: 20_000 }).toBe(5);
  vi.clearAllMocks();
  const offered = await suggest(codes.join(' ; '));
  expect(offered).toHaveLength(2);
  expect(offers).toHaveBeenCalledTimes(3);
  const most = await countAtOnce();
  const found = await search(codes.join(' / '));
  expect(new Set(found.items.map((hit) => hit.id))).toEqual(new Set(made.map((part) => part.partId)));
  expect(most()).toBe(2);
});

test('product §5 what has no star between two figures is searched for once, and no code is asked for its star', async () => {
  const name = `Hose star${key}`;
  await makePart(it.shop.db, { nameEn: name });
  await expect.poll(async () => (await search(name)).total, { timeout: 20_000 }).toBe(1);
  vi.clearAllMocks();
  for (const typed of [`hose star${key}*`, `hose* star${key}`, `Hose Star${key}`]) {
    expect((await search(typed)).total).toBe(1);
    expect(searchParts).toHaveBeenCalledTimes(1);
    expect(await suggest(typed)).toHaveLength(1);
    expect(offers).toHaveBeenCalledTimes(1);
    for (const read of [readCodesStarred, readCodesBegunStarred]) expect(read).not.toHaveBeenCalled();
    vi.clearAllMocks();
  }
});

/** How many searches for one code's parts were under way at once at most; lists made of them are not counted. */
async function countAtOnce(): Promise<() => number> {
  const { searchParts: actual } = await vi.importActual<typeof Parts>('./match/parts/search-parts.ts');
  let [running, most] = [0, 0];
  vi.mocked(searchParts).mockImplementation(async (asked) => {
    if (!asked.isCounted) return await actual(asked);
    running += 1;
    most = Math.max(most, running);
    try {
      return await actual(asked);
    } finally {
      running -= 1;
    }
  });
  return () => most;
}
