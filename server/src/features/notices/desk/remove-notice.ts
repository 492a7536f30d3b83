// Removes a notice that was not released yet (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { findDeskNotice } from './desk-notices.reads.ts';
import { deleteNotice } from './desk-notices.store.ts';

type RemoveNotice = typeof calls.noticeDesk.removeNotice;

/** Removes it; what people may have read stays, and is ended instead. */
export async function removeNotice(
  { db, caller, language, requestId }: SignedInContext,
  { id }: ParsedOf<RemoveNotice>,
): Promise<ResultOf<RemoveNotice>> {
  return await inTransaction(db, async (trx) => {
    const notice = (await findDeskNotice(trx, language, id)) ?? refuse('notFound');
    if (!(await deleteNotice(trx, id))) refuse('noticeReleased');
    const before = { name: notice.names.en, kind: notice.kind };
    await audit(trx, { action: 'removeNotice', userId: caller.userId, subject: `notice ${id}`, before, requestId });
    return { id };
  });
}
