// Asks for the newsletter: a mailed link confirms it (double opt-in; spec §7 newsletter).
import type { calls, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../platform/context.ts';
import { countedAs, countHit } from '../../platform/counters.store.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { isInDemoMailbox } from '../../platform/outside/demo-mailbox.ts';
import { NEWSLETTER_JOB } from './mail-newsletter-link.ts';
import { askSubscription } from './newsletter.store.ts';

const HOUR = 3600;
const DAY = 86_400;

/** Has the link mailed; who has subscribed already gets the same answer and no mail. */
export async function subscribeNewsletter(
  context: OpenContext,
  { email }: { email: string },
): Promise<ResultOf<typeof calls.newsletter.subscribeNewsletter>> {
  const { db, caller, ip, language, shop } = context;
  await countHit(db, { name: 'newsletterFrom', subject: countedAs(caller, ip), hits: 20, seconds: HOUR });
  await countHit(db, { name: 'newsletterMinute', subject: email, hits: 1, seconds: 60 });
  await countHit(db, { name: 'newsletterDay', subject: email, hits: 10, seconds: DAY });
  const userId = caller?.email === email ? caller.userId : null;
  await inTransaction(db, async (trx) => {
    const id = await askSubscription(trx, { email, language, userId });
    if (id !== null) await enqueue(trx, NEWSLETTER_JOB, { id }, { uniqueKey: String(id) });
  });
  return { isInDemoMailbox: isInDemoMailbox(shop.config) };
}
