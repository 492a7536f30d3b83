// The parts list: filters, sorts, price range, pages (spec §2 Parts list; product §4: price filters need the right).
import { type calls, labelledCode, money, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { mayViewPrices, readTrade } from '../pricing/index.ts';
import { readBelow, readHolding } from './categories.reads.ts';
import type { NamedParts } from '../parts/index.ts';
import type { PartsFilter } from './parts-filter.reads.ts';
import type { PartsFinder } from './parts-finder.ts';
import { LIST_COUNTED_MOST } from './parts-list.reads.ts';
import { readPage, readPageWithFirst } from './parts-page.ts';
import { readPartCards } from '../parts/index.ts';
import { readPriceRange } from './price-range.reads.ts';
import { limitIn, type PriceSource, readPriceSource } from './price-source.reads.ts';

type GoodsList = typeof calls.catalogue.goodsList;
type Input = ParsedOf<GoodsList>;

/** What may find the list, and parts it is held to or that stand first in its default order. */
interface Chosen {
  finder: PartsFinder;
  among?: NamedParts | undefined;
  first?: NamedParts | undefined;
}

/** One page of parts, of the code inside the text typed where nothing is found of it whole; asking by price without the right is refused, not ignored. */
export async function listCatalogue(
  context: SignedInContext,
  input: Input,
  chosen: Chosen,
): Promise<ResultOf<GoodsList>> {
  const whole = await listWhole(context, input, chosen);
  const code = whole.total > 0 || input.keyword === undefined ? null : labelledCode(input.keyword);
  return code === null ? whole : await listWhole(context, { ...input, keyword: code }, chosen);
}

async function listWhole(
  context: SignedInContext,
  input: Input,
  { finder, among, first }: Chosen,
): Promise<ResultOf<GoodsList>> {
  const maySee = mayViewPrices(context.caller);
  const asksPrice = input.sort.startsWith('price') || input.minPrice !== undefined || input.maxPrice !== undefined;
  if (asksPrice && !maySee) refuse('noPermission');
  if (Number(input.minPrice ?? 0) > Number(input.maxPrice ?? Infinity))
    refuseFields([{ field: 'maxPrice', problem: 'tooSmall' }]);
  const prices = maySee ? await priceSourceOf(context) : null;
  const filter = { ...(await filterOf(context, input, prices)), among };
  const [{ ids, total, nextCursor }, range] = await Promise.all([
    first && input.sort === 'default'
      ? readPageWithFirst(context, input, { filter, first, finder })
      : readPage(context, input, { filter, finder }),
    prices ? priceRangeOf(context, prices) : null,
  ]);
  const items = await readPartCards(context, ids);
  const priceRange = range
    ? { from: money(range.fromMinor, range.currency), to: money(range.toMinor, range.currency) }
    : null;
  return {
    items,
    total: Math.min(total, LIST_COUNTED_MOST),
    ...(total > LIST_COUNTED_MOST ? { isTotalAtLeast: true } : {}),
    page: input.page,
    pageSize: input.pageSize,
    nextCursor,
    ...(prices ? { priceRange } : {}),
  };
}

async function filterOf(context: SignedInContext, input: Input, prices: PriceSource | null): Promise<PartsFilter> {
  const trade = prices && (input.minPrice ?? input.maxPrice) ? await readTrade(context.readDb) : null;
  const limit = (text: string | undefined) =>
    text && prices && trade ? limitIn(prices, { text, currency: context.currency, trade }) : null;
  const { keyword, categoryId, typeId, familyId, colour, minRating, tag } = input;
  const [minPriceMinor, maxPriceMinor] = [limit(input.minPrice), limit(input.maxPrice)];
  const below = categoryId === undefined ? null : await belowOf(context, categoryId);
  const categoryIds = below ?? (typeId === undefined ? null : await holdingOf(context, typeId));
  const listIds = prices?.listIds ?? [];
  return { keyword, categoryIds, typeId, familyId, colour, minRating, tag, minPriceMinor, maxPriceMinor, listIds };
}

async function priceSourceOf({ readDb, caller, currency, shop }: SignedInContext): Promise<PriceSource> {
  return await shop.responseCache.getOrMake(`lists of ${caller.companyId} in ${currency}`, async () => {
    const value = await readPriceSource(readDb, caller.companyId, currency);
    return { value, bytes: value.listIds.length * 8 };
  });
}

async function priceRangeOf({ readDb, shop }: SignedInContext, prices: PriceSource) {
  return await shop.responseCache.getOrMake(`price range of ${prices.listIds.join()}`, async () => {
    return { value: await readPriceRange(readDb, prices), bytes: 50, topics: ['prices'] };
  });
}

async function belowOf({ readDb, shop }: SignedInContext, categoryId: number): Promise<number[]> {
  return await shop.responseCache.getOrMake(`categories below ${categoryId}`, async () => {
    const value = await readBelow(readDb, categoryId);
    return { value, bytes: value.length * 8 };
  });
}

// The categories in which a kind of part occurs, since names and prices of one category lie together; null where some part has none.
async function holdingOf({ readDb, shop }: SignedInContext, typeId: number): Promise<number[] | null> {
  return await shop.responseCache.getOrMake(`categories that hold ${typeId}`, async () => {
    const value = await readHolding(readDb, typeId);
    return { value, bytes: (value?.length ?? 0) * 8 };
  });
}
