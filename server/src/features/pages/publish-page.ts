// Puts the draft of a page in force (product §8); a draft of the terms is what registrations agree to from then on.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { findVersion } from './office-pages.reads.ts';
import { startVersion } from './pages.store.ts';

type PublishPage = typeof calls.pages.publishPage;

/** The version with its beginning; what is published already, or would begin in the past, is refused. */
export async function publishPage(
  { db, caller, requestId }: SignedInContext,
  { id, startsAt }: ParsedOf<PublishPage>,
): Promise<ResultOf<PublishPage>> {
  return await inTransaction(db, async (trx) => {
    if (!(await findVersion(trx, id))) refuse('notFound');
    if (!(await startVersion(trx, id, startsAt ?? null))) refuse('conflict');
    const version = (await findVersion(trx, id)) ?? refuse('notFound');
    await audit(trx, {
      action: 'publishPage',
      userId: caller.userId,
      subject: `page ${version.page}`,
      after: { version: version.version, startsAt: version.startsAt },
      requestId,
    });
    return version;
  });
}
