// The parts list: filters, sorts, price range, pages (spec §2 Parts list; product §4: price filters need the right).
import { type calls, money, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { mayViewPrices, readTrade } from '../pricing/index.ts';
import { type GoodsFilter, readGoodsIds } from './goods-list.reads.ts';
import { readPartCards } from './part-cards.ts';
import { limitIn, type PriceSource, readPriceSource } from './price-source.reads.ts';
import { readPriceRange } from './price-range.reads.ts';

type GoodsList = typeof calls.parts.goodsList;

/** One page of parts; asking by price without the right is refused, not ignored. */
export async function listGoods(context: SignedInContext, input: ParsedOf<GoodsList>): Promise<ResultOf<GoodsList>> {
  const maySee = mayViewPrices(context.caller);
  const isByPrice = input.sort.startsWith('price') || input.minPrice !== undefined || input.maxPrice !== undefined;
  if (isByPrice && !maySee) refuse('noPermission');
  const prices = maySee ? await readPriceSource(context.readDb, context.caller.companyId, context.currency) : null;
  const filter = await filterOf(context, input, prices);
  const { ids, total } = await readGoodsIds(context.readDb, filter, { language: context.language, prices });
  const items = await readPartCards(context, ids);
  const range = prices ? await readPriceRange(context.readDb, prices) : null;
  const priceRange = range
    ? { from: money(range.fromMinor, range.currency), to: money(range.toMinor, range.currency) }
    : null;
  return {
    items,
    total,
    page: input.page,
    pageSize: input.pageSize,
    nextCursor: null,
    ...(prices ? { priceRange } : {}),
  };
}

async function filterOf(
  context: SignedInContext,
  input: ParsedOf<GoodsList>,
  prices: PriceSource | null,
): Promise<GoodsFilter> {
  const rates =
    prices && (input.minPrice ?? input.maxPrice) ? (await readTrade(context.readDb)).rates : new Map<string, string>();
  const limit = (text: string | undefined) =>
    text && prices ? limitIn(prices, { text, currency: context.currency, rates }) : null;
  return {
    ...input,
    minPriceMinor: limit(input.minPrice),
    maxPriceMinor: limit(input.maxPrice),
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
  };
}
