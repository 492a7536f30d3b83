// Removes uploads that nothing refers to: a form that was never sent, a photo that was taken out again (product §9).
import { limits } from '@outrigger/contract';
import type { Shop } from '../../platform/shop.ts';
import { forgetUpload, unusedUploads } from './uploads.store.ts';

/** The routine: one after another, the row first, so that no row promises bytes that are gone. */
export async function removeUnusedUploads({ db, files }: Shop): Promise<void> {
  for (const id of await unusedUploads(db, limits.uploadUnusedHours)) {
    const storeKey = await forgetUpload(db, id);
    if (storeKey !== null) await files.remove(storeKey);
  }
}
