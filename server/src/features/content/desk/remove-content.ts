// The office takes a banner, a recommended part, a link or a contact away (product §8).
import type { calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { letGoPicture } from './banner-picture.ts';
import { deleteContent, holdPicture } from './desk-content.store.ts';

/** Removes it; what it was called is noted. */
export async function removeContent(
  { db, caller, requestId }: SignedInContext,
  { kind, id }: ParsedOf<typeof calls.contentDesk.removeContent>,
): Promise<null> {
  await inTransaction(db, async (trx) => {
    if (kind === 'banner') await letGoPicture(trx, await holdPicture(trx, id));
    const name = (await deleteContent(trx, kind, id)) ?? refuse('notFound');
    await audit(trx, {
      action: 'removeContent',
      userId: caller.userId,
      subject: `${kind} ${id}`,
      before: { name },
      requestId,
    });
  });
  return null;
}
