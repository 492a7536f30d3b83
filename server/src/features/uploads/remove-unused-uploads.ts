// Removes uploads that nothing refers to: a form that was never sent, a photo that was taken out again, a large file whose pieces never came to an end (product §9).
import { limits } from '@outrigger/contract';
import type { Shop } from '../../platform/shop.ts';
import { forgetOldFiles } from './large/large-files.store.ts';
import { removeLoosePieces } from './large/remove-pieces.ts';
import { forgetUpload, unusedUploads } from './uploads.store.ts';

/** The routine: an upload's row first, so that no row promises bytes that are gone; pieces of large files are promised to nobody, and are removed before their rows are. */
export async function removeUnusedUploads(shop: Shop): Promise<void> {
  const { db, files } = shop;
  for (const id of await unusedUploads(db, limits.uploadUnusedHours)) {
    const storeKey = await forgetUpload(db, id);
    if (storeKey !== null) await files.remove(storeKey);
  }
  await forgetOldFiles(db);
  await removeLoosePieces(shop);
}
