// Every page of every list against a plain sort of all parts, by filter, sort, price list and price right (docs/decisions/0008).
import { calls, type InputOf, type Language } from '@outrigger/contract';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../test/database.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeLine, makeModel } from '../machines/machines.make.ts';
import { type LiveIndex, startLiveIndex } from '../search/index/live/live-index.ts';
import type { PartsFilter } from './parts-filter.reads.ts';
import { countParts, sortParts, walkParts } from './parts-list.reads.ts';
import type { PartsPage, PartsSort } from './parts-order.reads.ts';
import { baseList, type MadePart, makePart } from '../parts/parts.make.ts';
import { plainly, readPlain } from './plain-list.make.ts';
import { replaceSome } from './plain-prices.make.ts';
import { sortBegunPrices } from '../supersession/index.ts';

const PARTS = 90;
const SORTS: PartsSort[] = ['default', 'nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'];
const key = `walk${Date.now()}`;
let it: TestShop;
let root: number;
let below: number[];
let typeId: number;
let familyId: number;
let base: number;
let own: number;
let index: LiveIndex;

const idOf = async (rows: PromiseLike<readonly { id: number }[]>): Promise<number> => (await rows)[0]?.id ?? 0;

beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  root = await idOf(db`insert into part_categories (code, name_en) values (${key}, 'Root') returning id`);
  const leaves = await db<{ id: number }[]>`
    insert into part_categories (code, name_en, parent_id) select ${key} || n, 'Leaf', ${root} from generate_series(1, 3) n returning id`;
  below = [root, ...leaves.map((leaf) => leaf.id)];
  typeId = await idOf(db`insert into part_types (code, name_en) values (${key}, 'Type') returning id`);
  const tagId = await idOf(db`insert into tags (code, name_en) values (${key}, 'Tag') returning id`);
  base = await baseList(db, 'USD');
  own = await idOf(db`insert into price_lists (code, name, currency) values (${key}, 'Own', 'USD') returning id`);
  const model = await makeModel(db);
  familyId = await idOf(db`select family_id as id from model_variants where id = ${model.variantId}`);
  const made: MadePart[] = [];
  for (let at = 0; at < PARTS; at += 1) {
    // Some have no price, some one of the own list alone, many the same price; some stand in no order of names.
    const part = await makePart(db, {
      nameEn: `${at % 2 ? 'Washer' : 'Élan'} ${key} ${at % 7}`,
      categoryId: below[at % 4] ?? root,
      priceMinor: at % 5 === 0 ? null : (at % 4) * 100,
      stock: at % 30 === 4 ? 2 : 0,
      packQuantity: at % 6 ? 1 : 5,
      minQuantity: at % 5 ? 1 : 3,
      sellPolicy: at % 13 ? 'backorder' : 'notSold',
    });
    const { partId } = part;
    made.push(part);
    await db`update parts set rank = ${at % 6}, colour = ${at % 3 ? `Red ${key}` : null}, type_id = ${at % 3 ? typeId : null}, status = ${at % 11 ? 'active' : 'offline'},
      rating_count = ${at % 3}, rating_sum = ${(at % 3) * ((at % 5) + 1)} where id = ${partId}`;
    if (at % 4 === 0) await db`insert into part_tags (part_id, tag_id) values (${partId}, ${tagId})`;
    if (at % 9 === 0) await makeLine(db, model, { partId, itemNo: String(at) });
    if (at % 10 < 3)
      await db`insert into prices (part_id, price_list_id, amount_minor) values (${partId}, ${own}, ${at * 10})`;
    if (at % 8 !== 3)
      await db`insert into part_sort (part_id, category_id, rank_en, rank_es, rank_pt, rank_fr, rank_zh)
        select id, category_id, ${(at * 37) % 61}, ${(at * 17) % 91}, 2, ${at}, 4 from parts where id = ${partId}`;
  }
  await replaceSome(db, made);
  // As if they had long been there: from now on they are read anew only where a change names them.
  await db`update parts set changed_at = now() - interval '1 day' where category_id = any(${below}::bigint[])`;
  index = await startLiveIndex({
    db,
    databaseUrl: await testDatabaseUrl(),
    log: Fastify({ logger: false }).log,
    lookEveryMs: 60_000,
  });
}, 60_000);
afterAll(() => index.stop());

const maybe = <T>(value: T) => fc.option(fc.constant(value), { nil: undefined, freq: 2 });
const filters = (): fc.Arbitrary<PartsFilter> =>
  fc.record({
    keyword: fc.constantFrom(undefined, undefined, `washer ${key}`, `${key} 3`, key, 'was'),
    categoryIds: fc.constantFrom(below, below, below.slice(1, 2), below.slice(0, 2)),
    typeId: maybe(typeId),
    familyId: maybe(familyId),
    colour: maybe(`Red ${key}`),
    minRating: fc.constantFrom(undefined, undefined, undefined, 2, 4),
    tag: maybe(key),
    minPriceMinor: fc.constantFrom(null, null, 0, 100, 150),
    maxPriceMinor: fc.constantFrom(null, null, 100, 300, 640),
    listIds: fc.constantFrom([base], [own, base], [own, base], [own]),
  });
const pages = (): fc.Arbitrary<PartsPage> =>
  fc.record({
    sort: fc.constantFrom(...SORTS),
    language: fc.constantFrom<Language[]>('en', 'es', 'fa'),
    limit: fc.constantFrom(1, 3, 10, 100),
    offset: fc.constantFrom(0, 0, 1, 5, 20),
    after: fc.constant(null),
  });

/** Every page by each way of reading beside the one a plain sort gives; tells how many pages were compared. */
async function comparePages(runs: number): Promise<number> {
  const { db } = it.shop;
  const parts = await readPlain(it.shop.db, below);
  await index.fresh();
  expect(await index.isBehind()).toBe(false);
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(filters(), pages(), fc.nat(PARTS), async (filter, page, cut) => {
      compared += 1;
      const all = plainly(parts, filter, page);
      expect(await countParts(db, filter)).toBe(all.length);
      const wanted = all.slice(page.offset, page.offset + page.limit);
      expect(await sortParts(db, filter, page)).toEqual(wanted);
      expect(index.engine()?.list(filter, page)).toEqual({ total: all.length, places: wanted });
      // A walk may give up, but only where parts without a value are among those wanted or too few are left.
      const mayGiveUp = wanted.length < page.limit || wanted.some((one) => one.value === null);
      expect((await walkParts(db, filter, page)) ?? (mayGiveUp ? wanted : 'gave up')).toEqual(wanted);
      const last = all[cut];
      if (!last) return;
      const next = { ...page, offset: 0, after: last };
      const rest = all.slice(cut + 1, cut + 1 + page.limit);
      expect(await sortParts(db, filter, next)).toEqual(rest);
      expect(index.engine()?.list(filter, next)?.places).toEqual(rest);
      const walkedOn = last.value === null ? rest : await walkParts(db, filter, next);
      expect(walkedOn ?? rest).toEqual(rest);
    }),
    { numRuns: runs },
  );
  return compared;
}

test('§2 sorted or walked, by number or from a place on, every page is the one a plain sort gives', async () => {
  expect(await comparePages(150)).toBe(150);
});

test('§2 after prices, categories, lines, tags, ratings and places in the alphabet changed, every page is still the one a plain sort gives', async () => {
  const { db } = it.shop;
  const some = (divisor: number, rest: number) =>
    db`(select id from parts where category_id = any(${below}::bigint[]) and id % ${divisor} = ${rest})`;
  await db`update prices set amount_minor = amount_minor + 37 where part_id in ${some(3, 0)}`;
  await db`update prices set valid_to = current_date where part_id in ${some(7, 1)} and price_list_id = ${own} and valid_from < current_date`;
  await db`delete from prices where part_id in ${some(7, 2)} and price_list_id = ${base}`;
  await db`insert into prices (part_id, price_list_id, amount_minor) select id, ${own}, 5 from parts where id in ${some(5, 3)} on conflict do nothing`;
  await db`update parts set category_id = ${below[2] ?? root} where id in ${some(4, 2)}`;
  await db`delete from supersessions where old_part_id in ${some(6, 1)}`;
  await db`update supersessions set effective_from = null, new_quantity = new_quantity + 1 where old_part_id in ${some(5, 1)}`;
  await db`delete from item_lines where part_id in ${some(2, 0)}`;
  await db`delete from part_tags where part_id in ${some(3, 1)}`;
  await db`update part_sort set rank_en = rank_en + 7, rank_es = 100 - rank_es where part_id in ${some(3, 2)}`;
  await db`delete from part_sort where part_id in ${some(9, 2)}`;
  await db`update parts set rating_count = 1, rating_sum = 5 where id in ${some(5, 0)}`;
  await db`update parts set status = 'offline' where id in ${some(13, 0)}`;
  // What replaced others together is seen off sale by the routine.
  await sortBegunPrices(db);
  expect(await comparePages(100)).toBe(100);
});

test('§2 a rating between two whole numbers is a filter like any other', async () => {
  const { token } = await makeCompany(it.shop.db);
  const wanted = (await readPlain(it.shop.db, below))
    .filter((part) => !part.isOffline && part.rating >= 2.5)
    .map((part) => part.id);
  const { result } = await it.ask(
    calls.catalogue.goodsList,
    { categoryId: root, minRating: 2.5, pageSize: 100 },
    { token },
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(new Set(result.items.map((item) => item.id))).toEqual(new Set(wanted));
});

test('§2 lists from memory know a tag by its new code', async () => {
  const { db } = it.shop;
  const filter: PartsFilter = {
    categoryIds: below,
    tag: key,
    minPriceMinor: null,
    maxPriceMinor: null,
    listIds: [base],
  };
  const page: PartsPage = { sort: 'default', language: 'en', limit: 100, offset: 0, after: null };
  await index.fresh();
  const before = index.engine()?.list(filter, page);
  expect(before?.total).toBeGreaterThan(0);
  await db`update tags set code = ${`${key}-new`} where code = ${key}`;
  await index.fresh();
  expect(index.engine()?.list({ ...filter, tag: `${key}-new` }, page)).toEqual(before);
  expect(index.engine()?.list(filter, page)?.total).toBe(0);
});

test('product §2 the cursor goes through a whole list, unpriced parts last; a made-up one is refused', async () => {
  const { token, companyId } = await makeCompany(it.shop.db);
  await it.shop.db`insert into company_price_lists (company_id, price_list_id) values (${companyId}, ${own})`;
  const parts = await readPlain(it.shop.db, below);
  const filter: PartsFilter = { categoryIds: below, minPriceMinor: null, maxPriceMinor: null, listIds: [own, base] };
  for (const sort of SORTS) {
    const input: InputOf<typeof calls.catalogue.goodsList> = { categoryId: root, sort, pageSize: 7 };
    const ids: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { result } = await it.ask(
        calls.catalogue.goodsList,
        { ...input, ...(cursor ? { cursor } : {}) },
        { token },
      );
      ids.push(...result.items.map((item) => item.id));
      expect(result.isTotalAtLeast).toBeUndefined();
      cursor = result.nextCursor;
    }
    const page: PartsPage = { sort, language: 'en', limit: 0, offset: 0, after: null };
    expect(ids, sort).toEqual(plainly(parts, filter, page).map((row) => row.id));
  }
  const foreign = Buffer.from('["nameAsc en",1,1]').toString('base64url');
  for (const cursor of ['x', Buffer.from('[1,2]').toString('base64url'), foreign])
    expect((await it.ask(calls.catalogue.goodsList, { sort: 'priceAsc', cursor }, { token })).status).toBe(400);
});

test('product §7 a price that began without a write takes its place in the sorted lists', async () => {
  const { db } = it.shop;
  const { partId } = await makePart(db, { categoryId: root, priceMinor: 5 });
  await db`update prices set valid_from = current_date where part_id = ${partId}`;
  await db`update part_price_sort set amount_minor = 9 where part_id = ${partId}`;
  await sortBegunPrices(db);
  expect(await db`select amount_minor from part_price_sort where part_id = ${partId}`).toEqual([{ amountMinor: 5 }]);
});

test('product §4 without the right to see prices a cursor of prices is refused like the sort itself', async () => {
  const { companyId } = await makeCompany(it.shop.db);
  const { token } = await makeSubAccount(it.shop.db, companyId, { permissions: [] });
  const cursor = Buffer.from('["priceAsc",1,1]').toString('base64url');
  expect((await it.ask(calls.catalogue.goodsList, { sort: 'priceAsc', cursor }, { token })).reason).toBe(
    'noPermission',
  );
});
