// Puts parts into a cart that are not in it; what is there stays as it is (spec §4: blocked if the code is already in the cart).
import type { Trx } from '../../platform/db/db.ts';
import { readPartsInCart } from './cart.reads.ts';
import { type CartChange, turnCart, writeCartLines } from './cart.store.ts';

/** Pieces of a part for the cart, for a machine or none. */
export type CartRow = Omit<CartChange, 'isRemoved'>;

/** Puts one row a part under the lock of the cart; answers the parts that were there before. */
export async function putIntoCart(
  trx: Trx,
  owner: { userId: number; companyId: number },
  rows: readonly CartRow[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const cart = await turnCart(trx, owner);
  const partIds = rows.map((row) => row.partId);
  const there = await readPartsInCart(trx, cart.cartId, partIds);
  const added = rows.filter((row) => !there.has(row.partId)).map((row) => ({ ...row, isRemoved: false }));
  if (added.length > 0) await writeCartLines(trx, cart, added);
  return there;
}
