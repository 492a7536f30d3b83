// How an attempt stands for whoever comes back from the provider, by the secret of his return path alone (product §7: verified return).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { type Attempt, attempts, payments } from '../../payments/index.ts';
import { settleAttempt } from './settle-attempt.ts';

type Return = typeof calls.payments.paymentReturn;

const LOOK_SECONDS = 2;
const STATES = { live: 'waiting', captured: 'paid', failed: 'failed', ended: 'ended' } as const;

/** Tells the state and nothing of the order; the provider is asked at most every two seconds. */
export async function readReturn(context: OpenContext, input: ParsedOf<Return>): Promise<ResultOf<Return>> {
  const { db, caller, ip } = context;
  await countHit(db, { name: 'payment return', subject: ip, hits: 300, seconds: 60 });
  const found = await payments.findReturned(db, input.attempt);
  if (!found) return { state: 'unknown', orderNo: null };
  const attempt = found.status === 'live' ? await lookedAt(context, found) : found;
  const isOwn = caller !== null && caller.companyId === attempt.companyId;
  const isGivenBack = attempt.status === 'captured' && (await payments.isGivenBack(db, attempt.id));
  return { state: isGivenBack ? 'givenBack' : STATES[attempt.status], orderNo: isOwn ? attempt.orderNo : null };
}

async function lookedAt({ db, shop, log }: OpenContext, attempt: Attempt): Promise<Attempt> {
  const isAsked = await inTransaction(db, (trx) => attempts.takeLook(trx, attempt.id, LOOK_SECONDS));
  if (!isAsked) return attempt;
  await settleAttempt(shop, attempt).catch((error) =>
    log.warn({ err: error, provider: attempt.provider }, 'a provider could not be asked about a payment'),
  );
  return (await payments.readAttempt(db, attempt.id)) ?? attempt;
}
