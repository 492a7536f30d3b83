// Takes back a version of a page that nobody has seen in force (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { findVersion } from './office-pages.reads.ts';
import { removeVersion } from './pages.store.ts';

type RemoveVersion = typeof calls.pages.removePageVersion;

/** Removes it; of what people may have agreed to, nothing is removed. */
export async function removePageVersion(
  { db, caller, requestId }: SignedInContext,
  { id }: ParsedOf<RemoveVersion>,
): Promise<ResultOf<RemoveVersion>> {
  return await inTransaction(db, async (trx) => {
    const version = (await findVersion(trx, id)) ?? refuse('notFound');
    if (!(await removeVersion(trx, id))) refuse('conflict');
    await audit(trx, {
      action: 'removePageVersion',
      userId: caller.userId,
      subject: `page ${version.page}`,
      before: { version: version.version, startsAt: version.startsAt },
      requestId,
    });
    return { id };
  });
}
