// Cards of parts for one caller: catalogue, price where it may be seen, stock, successors (product §2, §4).
import { type Language, money, type PartCard } from '@outrigger/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/db/db.ts';
import { mayViewPrices, type Price, readPrices } from '../pricing/index.ts';
import { readStock } from '../stock/index.ts';
import { readPartBases } from './part-base.reads.ts';
import { readSuccessors } from '../supersession/index.ts';

/** For whom cards are made. */
interface Viewer {
  readDb: Db;
  language: Language;
  currency: string;
  caller: Caller | null;
}

/** Cards in the order of the ids; unknown ids are left out. */
export async function readPartCards(viewer: Viewer, partIds: readonly number[]): Promise<PartCard[]> {
  if (partIds.length === 0) return [];
  // What the catalogue says, and what differs by caller and by the hour.
  const [bases, stock, successors, prices] = await Promise.all([
    readPartBases(viewer.readDb, viewer.language, partIds),
    readStock(viewer.readDb, partIds),
    readSuccessors(viewer.readDb, partIds),
    pricesFor(viewer, partIds),
  ]);
  return bases.map((base) => ({
    ...base,
    ...(prices ? pricesOf(prices.get(base.id)) : {}),
    stock: stock.get(base.id) ?? 0,
    replacedBy: successors.get(base.id) ?? [],
  }));
}

/** Prices by part for a caller who may see them; null for one who may not, so that nothing can leak. */
export async function pricesFor(viewer: Viewer, partIds: readonly number[]): Promise<Map<number, Price> | null> {
  if (!mayViewPrices(viewer.caller)) return null;
  const companyId = viewer.caller?.companyId ?? null;
  return await readPrices(viewer.readDb, {
    companyId,
    currency: viewer.currency,
    parts: partIds.map((partId) => ({ partId })),
  });
}

/** Net and list price as the wire shows them; null where there is none. */
export function pricesOf(price: Price | undefined): Pick<PartCard, 'price' | 'listPrice'> {
  if (!price) return { price: null, listPrice: null };
  const listPrice = price.listMinor === null ? null : money(price.listMinor, price.currency);
  return { price: money(price.netMinor, price.currency), listPrice };
}
