// Removes what lies in the store of large files that are no longer on their way (product §8 manuals).
import type { Shop } from '../../../platform/shop.ts';
import { deletePiece, loosePieceKeys } from './large-files.store.ts';

type Stores = Pick<Shop, 'db' | 'files'>;

/** The bytes first: what fails in between is found again by its row. */
export async function removePiece({ db, files }: Stores, storeKey: string): Promise<void> {
  await files.remove(storeKey);
  await deletePiece(db, storeKey);
}

/** Removes the pieces of files that were ended or forgotten. */
export async function removeLoosePieces(shop: Stores): Promise<void> {
  for (const key of await loosePieceKeys(shop.db)) await removePiece(shop, key);
}
