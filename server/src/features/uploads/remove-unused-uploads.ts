// Removes uploads that nothing refers to: a form that was never sent, a photo that was taken out again, a large file whose pieces never came to an end (product §9).
import { limits } from '@outrigger/contract';
import type { Shop } from '../../platform/shop.ts';
import { forgetOldFile } from './large/large-files.store.ts';
import { forgetUpload, unusedUploads } from './uploads.store.ts';

/** The routine: one after another, the row first, so that no row promises bytes that are gone. */
export async function removeUnusedUploads({ db, files }: Shop): Promise<void> {
  for (const id of await unusedUploads(db, limits.uploadUnusedHours)) {
    const storeKey = await forgetUpload(db, id);
    if (storeKey !== null) await files.remove(storeKey);
  }
  for (let keys = await forgetOldFile(db); keys; keys = await forgetOldFile(db))
    for (const key of keys) await files.remove(key);
}
