// Prices and stock of the rows of a book, written as JSON once for all who see prices alike and kept until one of them changes (spec §2; product §4, §5 A row; docs/decisions/0035).
import type { RowOffer } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { ChangedView } from '../../../platform/response-cache/changed-view.ts';
import type { PrintedBook } from '../../fit/index.ts';
import { pricesFor, pricesOf } from '../../parts/index.ts';
import { isPriceViewOf, priceViewOf } from '../../pricing/index.ts';
import { readBestPlaces } from '../../stock/index.ts';

/** By part the members of its `RowOffer` as JSON, without the braces. */
export type Offers = ReadonlyMap<number, string>;

// A number and its place in a map.
const BYTES_EACH = 80;

/** The offers of every part of the book; without the permission to view prices they hold none. */
export async function rowOffers(context: SignedInContext, { name, partIds }: PrintedBook): Promise<Offers> {
  if (name === null) return await readOffers(context, partIds);
  const view = await priceViewOf(context);
  const key = `offers ${view} of ${name}`;
  return await context.shop.responseCache.getOrMake(key, async () => {
    const value = await readOffers(context, partIds);
    if (!(await isPriceViewOf(context, view))) throw new ChangedView();
    const bytes = value.values().reduce((sum, json) => sum + json.length + BYTES_EACH, 0);
    return { value, bytes, parts: partIds };
  });
}

async function readOffers(context: SignedInContext, partIds: readonly number[]): Promise<Offers> {
  const { preparedDb } = context.shop;
  const [prices, places] = await Promise.all([
    pricesFor({ ...context, readDb: preparedDb }, partIds),
    readBestPlaces(preparedDb, context.language, partIds),
  ]);
  return new Map(
    partIds.map((partId) => {
      const place = places.get(partId);
      const offer: RowOffer = {
        ...(prices ? { price: pricesOf(prices.get(partId)).price } : {}),
        stock: place?.stock ?? 0,
        stockWarehouse: place?.warehouse ?? null,
        stockWarehouseLang: place?.warehouseLang,
        stockCountedAt: place?.countedAt.toISOString() ?? null,
      };
      return [partId, JSON.stringify(offer).slice(1, -1)];
    }),
  );
}
