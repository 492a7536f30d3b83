// Puts parts into a cart that are not in it; what is there stays as it is (spec §4: blocked if the code is already in the cart).
import type { Trx } from '../../platform/db/db.ts';
import { readPartsInCart } from './cart.reads.ts';
import { type CartChange, type CartOwner, turnCart, writeCartLines } from './cart.store.ts';

/** Pieces of a part for the cart, for a machine or none. */
export type CartRow = Omit<CartChange, 'isRemoved'>;

/** Puts one row a part under the lock of the cart; answers the parts that were there before. */
export async function putIntoCart(trx: Trx, owner: CartOwner, rows: readonly CartRow[]): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const partIds = rows.map((row) => row.partId);
  const [, there] = await trx.together((one) => [turnCart(one, owner), readPartsInCart(one, owner.userId, partIds)]);
  const added = rows.filter((row) => !there.has(row.partId)).map((row) => ({ ...row, isRemoved: false }));
  if (added.length > 0) await writeCartLines(trx, owner.userId, added);
  return there;
}
