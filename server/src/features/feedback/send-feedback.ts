// Keeps a question and has it mailed to the parts desk (spec §5 Contact form).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { OpenContext } from '../../platform/context.ts';
import { countedAs, countHit } from '../../platform/counters.store.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { hasFeedback } from './feedback.reads.ts';
import { insertFeedback } from './feedback.store.ts';
import { FEEDBACK_JOB } from './mail-feedback.ts';

const HOUR = 3600;

/** Takes twenty questions an hour of one account, or from one place of visitors, and five of a visitor from one email address, which anybody may type; a key known already keeps and counts nothing. */
export async function sendFeedback(
  context: OpenContext,
  question: ParsedOf<typeof calls.feedback.sendFeedback>,
): Promise<null> {
  const { db, caller, ip, language } = context;
  if (question.sendKey && (await hasFeedback(db, question.sendKey))) return null;
  await countHit(db, { name: 'feedbackFrom', subject: countedAs(caller, ip), hits: 20, seconds: HOUR });
  if (!caller) await countHit(db, { name: 'feedbackOf', subject: question.email, hits: 5, seconds: HOUR });
  await inTransaction(db, async (trx) => {
    const id = await insertFeedback(trx, { ...question, by: caller, language });
    if (id !== null) await enqueue(trx, FEEDBACK_JOB, { id });
  });
  return null;
}
