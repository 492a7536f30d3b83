// The parts list: filters, sorts, price range, pages (spec §2 Parts list; product §4: price filters need the right).
import { type calls, money, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { mayViewPrices, readTrade } from '../pricing/index.ts';
import { readBelow, readHolding } from './categories.reads.ts';
import { cursorAfter, readCursor } from './goods-cursor.ts';
import { type GoodsFilter, isByPrice, type PartSet } from './goods-filter.reads.ts';
import { findGoods } from './goods-finder.ts';
import { COUNTED_MOST, countGoods, sortGoods, walkGoods } from './goods-list.reads.ts';
import type { GoodsPage, GoodsPlace } from './goods-order.reads.ts';
import { readPartCards } from './part-cards.ts';
import { readPriceRange } from './price-range.reads.ts';
import { limitIn, type PriceSource, readPriceSource } from './price-source.reads.ts';

type GoodsList = typeof calls.parts.goodsList;
type Input = ParsedOf<GoodsList>;

/** As many are sorted in a few milliseconds; more are walked. */
const SORTED_MOST = 4000;

/** One page of parts, of some alone where they are given; asking by price without the right is refused, not ignored. */
export async function listGoods(context: SignedInContext, input: Input, among?: PartSet): Promise<ResultOf<GoodsList>> {
  const maySee = mayViewPrices(context.caller);
  const asksPrice = input.sort.startsWith('price') || input.minPrice !== undefined || input.maxPrice !== undefined;
  if (asksPrice && !maySee) refuse('noPermission');
  const prices = maySee ? await priceSourceOf(context) : null;
  const filter = { ...(await filterOf(context, input, prices)), among };
  const [{ ids, total, nextCursor }, range] = await Promise.all([
    readPage(context, input, filter),
    prices ? priceRangeOf(context, prices) : null,
  ]);
  const items = await readPartCards(context, ids);
  const priceRange = range
    ? { from: money(range.fromMinor, range.currency), to: money(range.toMinor, range.currency) }
    : null;
  return {
    items,
    total: Math.min(total, COUNTED_MOST),
    ...(total > COUNTED_MOST ? { isTotalAtLeast: true } : {}),
    page: input.page,
    pageSize: input.pageSize,
    nextCursor,
    ...(prices ? { priceRange } : {}),
  };
}

async function readPage(context: SignedInContext, input: Input, filter: GoodsFilter) {
  const { language } = context;
  const order = { sort: input.sort, language };
  const after = input.cursor === undefined ? null : readCursor(input.cursor, order);
  const offset = after ? 0 : (input.page - 1) * input.pageSize;
  // One more than is shown tells whether the list goes on.
  const page: GoodsPage = { ...order, limit: input.pageSize + 1, offset, after };
  const { total, places: rows } =
    (await findGoods(context.shop, filter, page)) ?? (await readFound(context, filter, page));
  const shown = rows.slice(0, input.pageSize);
  const last = shown.at(-1);
  return {
    ids: shown.map((row) => row.id),
    total,
    nextCursor: last && rows.length > shown.length ? cursorAfter(last, order) : null,
  };
}

async function readFound(context: SignedInContext, filter: GoodsFilter, page: GoodsPage) {
  const total = await countOf(context, filter);
  const isBeyond = total <= COUNTED_MOST && page.offset >= total;
  return { total, places: isBeyond ? [] : await readPlaces(context.readDb, filter, { page, total }) };
}

async function readPlaces(
  db: SignedInContext['readDb'],
  filter: GoodsFilter,
  { page, total }: { page: GoodsPage; total: number },
): Promise<GoodsPlace[]> {
  // What words find is found by their own index, part by part they would be read anew; parts named by id need no walk.
  const isLong = total > SORTED_MOST && page.after?.value !== null && !filter.keyword && !filter.among;
  return (isLong ? await walkGoods(db, filter, page) : null) ?? (await sortGoods(db, filter, page));
}

// A count stands for every page and sort of a filter.
async function countOf({ readDb, shop }: SignedInContext, filter: GoodsFilter): Promise<number> {
  const { listIds, among, ...rest } = filter;
  const key = JSON.stringify(['count of parts', rest, among?.name, isByPrice(filter) ? listIds : []]);
  return await shop.answers.keep(key, async () => {
    return { value: await countGoods(readDb, filter), bytes: 8, topics: isByPrice(filter) ? ['prices'] : [] };
  });
}

async function filterOf(context: SignedInContext, input: Input, prices: PriceSource | null): Promise<GoodsFilter> {
  const rates =
    prices && (input.minPrice ?? input.maxPrice) ? (await readTrade(context.readDb)).rates : new Map<string, string>();
  const limit = (text: string | undefined) =>
    text && prices ? limitIn(prices, { text, currency: context.currency, rates }) : null;
  const { keyword, categoryId, typeId, familyId, colour, minRating, tag } = input;
  const [minPriceMinor, maxPriceMinor] = [limit(input.minPrice), limit(input.maxPrice)];
  const below = categoryId === undefined ? null : await belowOf(context, categoryId);
  const categoryIds = below ?? (typeId === undefined ? null : await holdingOf(context, typeId));
  const listIds = prices?.listIds ?? [];
  return { keyword, categoryIds, typeId, familyId, colour, minRating, tag, minPriceMinor, maxPriceMinor, listIds };
}

async function priceSourceOf({ readDb, caller, currency, shop }: SignedInContext): Promise<PriceSource> {
  return await shop.answers.keep(`lists of ${caller.companyId} in ${currency}`, async () => {
    const value = await readPriceSource(readDb, caller.companyId, currency);
    return { value, bytes: value.listIds.length * 8 };
  });
}

async function priceRangeOf({ readDb, shop }: SignedInContext, prices: PriceSource) {
  return await shop.answers.keep(`price range of ${prices.listIds.join()}`, async () => {
    return { value: await readPriceRange(readDb, prices), bytes: 50, topics: ['prices'] };
  });
}

async function belowOf({ readDb, shop }: SignedInContext, categoryId: number): Promise<number[]> {
  return await shop.answers.keep(`categories below ${categoryId}`, async () => {
    const value = await readBelow(readDb, categoryId);
    return { value, bytes: value.length * 8 };
  });
}

// The categories in which a kind of part occurs, since names and prices of one category lie together; null where some part has none.
async function holdingOf({ readDb, shop }: SignedInContext, typeId: number): Promise<number[] | null> {
  return await shop.answers.keep(`categories that hold ${typeId}`, async () => {
    const value = await readHolding(readDb, typeId);
    return { value, bytes: (value?.length ?? 0) * 8 };
  });
}
