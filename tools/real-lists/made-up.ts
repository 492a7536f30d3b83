// What a list lacks, made from a seed: prices, weights, stock. The same seed and code always give the same.
import { createHash } from 'node:crypto';
import type { ListFolder } from './list-folder.ts';

/** A whole number from `from` to `to`, fixed by seed and name. */
function madeUp(name: string, { seed, from, to }: { seed: number; from: number; to: number }): number {
  const fraction = createHash('sha256').update(`${seed}:${name}`).digest().readUInt32BE(0) / 2 ** 32;
  return from + Math.floor(fraction * (to - from + 1));
}

/** The list every made-up price goes to. */
export const PRICE_LIST = 'BASE-USD';

/** Adds the price list and the warehouse that made-up prices and stock need. */
export function addMadeUpBase(folder: ListFolder): void {
  folder.add('price-lists', { code: PRICE_LIST, name: 'List prices USD', currency: 'USD', is_base: 'yes' });
  folder.add('warehouses', { code: 'LISTS', name: 'Venlo', country: 'NL', city: 'Venlo' });
}

/** Adds a price of 0.20 to 60.00 and up to 40 pieces of stock. */
export function addMadeUpTrade(folder: ListFolder, part: string, seed: number): void {
  const cents = madeUp(`price ${part}`, { seed, from: 20, to: 6000 });
  folder.add('prices', { part, price_list: PRICE_LIST, min_quantity: 1, amount: (cents / 100).toFixed(2) });
  addMadeUpStock(folder, part, seed);
}

/** Adds up to 40 pieces of stock. */
export function addMadeUpStock(folder: ListFolder, part: string, seed: number): void {
  const stock = madeUp(`stock ${part}`, { seed, from: 0, to: 40 });
  folder.add('stock', { part, warehouse: 'LISTS', on_hand: stock, counted_at: '2026-01-05T08:00:00Z' });
}

/** A weight of 1 to 900 grams. */
export const madeUpWeight = (part: string, seed: number) => madeUp(`weight ${part}`, { seed, from: 1, to: 900 });
