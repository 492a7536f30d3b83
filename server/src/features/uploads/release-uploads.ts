// Lets go of uploads that nothing refers to any more: a tool's file that was replaced or removed (product §9).
import type { Trx } from '../../platform/db/db.ts';
import { release } from './uploads.store.ts';

/** In the transaction that refers to them no more; one that something else refers to stays all the same. */
export async function releaseUploads(trx: Trx, fileIds: readonly (number | null)[]): Promise<void> {
  await release(
    trx,
    fileIds.filter((id) => id !== null),
  );
}
