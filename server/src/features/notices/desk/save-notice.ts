// Writes a notice of the office, for whom and from when to when (product §8).
import { type calls, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import { cleanPageTexts } from '../../../platform/clean-page-text.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { findDeskNotice } from './desk-notices.reads.ts';
import { writeNotice } from './desk-notices.store.ts';
import { readAudience } from './read-audience.ts';

type SaveNotice = typeof calls.noticeDesk.saveNotice;

/** The notice as it was kept, with how many it reaches. */
export async function saveNotice(
  { db, caller, language, requestId }: SignedInContext,
  input: ParsedOf<SaveNotice>,
): Promise<ResultOf<SaveNotice>> {
  const { releasedAt, endsAt } = input;
  if (endsAt !== null && Date.parse(endsAt) <= (releasedAt === null ? Date.now() : Date.parse(releasedAt)))
    refuse('dateRangeInvalid');
  return await inTransaction(db, async (trx) => {
    const audience = await readAudience(trx, input);
    const id = await writeNotice(trx, input.id, { ...input, bodies: cleanPageTexts(input.bodies, 'bodies') }, audience);
    if (id === null) return refuse('notFound');
    const notice = (await findDeskNotice(trx, language, id)) ?? refuse('notFound');
    const { names, kind, serials, models } = notice;
    await audit(trx, {
      action: 'saveNotice',
      userId: caller.userId,
      companyId: audience.companyId,
      subject: `notice ${id}`,
      after: { name: names.en, kind, audience: notice.audience, releasedAt, endsAt, serials, models },
      requestId,
    });
    return notice;
  });
}
