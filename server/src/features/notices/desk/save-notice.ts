// Writes a notice of the office, for whom and from when to when (product §8).
import { type calls, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import { cleanPageTexts } from '../../../platform/clean-page-text.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { findDeskNotice } from './desk-notices.reads.ts';
import { type FormerReader, forgetReads, lockRelease, writeNotice } from './desk-notices.store.ts';
import { forgetRecallMails } from '../recalls/recall-mails.store.ts';
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
    if (input.id !== undefined) await refuseUnreleasing(trx, input.id, releasedAt);
    const audience = await readAudience(trx, input);
    const id = await writeNotice(trx, input.id, { ...input, bodies: cleanPageTexts(input.bodies, 'bodies') }, audience);
    if (id === null) return refuse('notFound');
    const asksAgain = input.askAgain === true && input.id !== undefined;
    const former = asksAgain ? await forgetReads(trx, id) : null;
    if (asksAgain) await forgetRecallMails(trx, id);
    const notice = (await findDeskNotice(trx, language, id)) ?? refuse('notFound');
    const { names, kind, serials, models } = notice;
    await audit(trx, {
      action: 'saveNotice',
      userId: caller.userId,
      companyId: audience.companyId,
      subject: `notice ${id}`,
      ...(former && { before: { readers: former.length, confirmed: confirmedBy(former) } }),
      after: {
        name: names.en,
        kind,
        audience: notice.audience,
        releasedAt,
        endsAt,
        serials,
        models,
        ...(former && ASKED_AGAIN),
      },
      requestId,
    });
    return notice;
  });
}

// What is out stays out: a recall keeps the proof of who confirmed it.
async function refuseUnreleasing(trx: Trx, id: number, wanted: string | null): Promise<void> {
  const since = await lockRelease(trx, id);
  if (since && (wanted === null || Date.parse(wanted) > since.getTime())) refuse('noticeReleased');
}

const ASKED_AGAIN = { readers: 0, confirmed: [] };

// The trail keeps each confirmation that has to be given again.
const confirmedBy = (former: readonly FormerReader[]): string[] =>
  former.flatMap(({ userId, confirmedAt }) => (confirmedAt ? [`user ${userId} ${confirmedAt.toISOString()}`] : []));
