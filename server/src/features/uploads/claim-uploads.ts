// Makes uploads part of what refers to them: the caller's own alone, and from then on they are kept (product §4).
import type { Caller } from '../../platform/caller.ts';
import type { Trx } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { markClaimed } from './uploads.store.ts';

/** Claims these uploads of the caller in the transaction that refers to them; one that is not his, or not there, is refused as not uploaded. */
export async function claimUploads(trx: Trx, caller: Caller, fileIds: readonly number[]): Promise<void> {
  const wanted = new Set(fileIds);
  if (wanted.size === 0) return;
  if ((await markClaimed(trx, caller.userId, [...wanted])) !== wanted.size) refuse('uploadFailed');
}
