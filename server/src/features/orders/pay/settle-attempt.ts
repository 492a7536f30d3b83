// Asks a provider how attempts stand and applies it: after a return, and for those nobody has told of (product §7: verified return, poll).
import { type Db, inTransaction } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/log.ts';
import { askInTurn } from '../../../platform/outside/payments/ask-in-turn.ts';
import { GatewayRefusal, type PaymentState } from '../../../platform/outside/payments/payment-gateway.ts';
import type { Shop } from '../../../platform/shop.ts';
import { type Attempt, attempts, payments } from '../../payments/index.ts';
import { applyPayment } from './apply-payment.ts';

const FORGOTTEN_MINUTES = 10;
const AT_ONCE = 50;

/** Asks about one attempt and applies the answer. */
export async function settleAttempt(shop: Shop, attempt: Attempt): Promise<void> {
  await applyPayment(shop.db, attempt, await askProvider(shop, attempt, 'settle'));
}

/** Does the job of one attempt that is needed no more: nobody may pay it, and money that came all the same goes back. */
export async function closeAttempt(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const attempt = await payments.readAttempt(shop.db, Number(facts['attemptId']));
  if (attempt && attempt.status !== 'captured')
    await applyPayment(shop.db, attempt, await askProvider(shop, attempt, 'end'));
}

/** Asks about every live attempt that is silent for long, closes those whose order can be paid no more, and looks after those that ended. */
export async function settleAttempts(shop: Shop, log: Pick<Log, 'warn'>): Promise<void> {
  const { db } = shop;
  const away = new Set<string>();
  const askAll = async (ids: readonly number[], question: 'settle' | 'end') =>
    await askInTurn(ids, {
      read: (id) => payments.readAttempt(db, id),
      ask: (attempt) => askProvider(shop, attempt, question),
      apply: (attempt, state) => applyPayment(db, attempt, state),
      away,
      log,
    });
  await askAll(await inTransaction(db, (trx) => attempts.takeNeedlessAttempts(trx, AT_ONCE)), 'end');
  await askAll(await inTransaction(db, (trx) => attempts.takeEndedAttempts(trx, AT_ONCE)), 'end');
  await askAll(await inTransaction(db, (trx) => attempts.takeSilentAttempts(trx, AT_ONCE)), 'settle');
}

async function askProvider(shop: Shop, attempt: Attempt, question: 'settle' | 'end'): Promise<PaymentState> {
  const { provider, providerRef } = attempt;
  if (providerRef === null) return await neverOpened(shop.db, attempt);
  const gateway = shop.gateways.named(provider);
  if (!gateway) throw new Error(`nobody speaks to ${provider} any more`);
  try {
    return await gateway[question](providerRef);
  } catch (error) {
    if (error instanceof GatewayRefusal) return { is: 'ended', failure: error.message };
    throw error;
  }
}

// Whoever opened it is gone without a page to pay on, so nobody can have paid.
async function neverOpened(db: Db, { id }: Attempt): Promise<PaymentState> {
  const isGone = await payments.isForgotten(db, id, FORGOTTEN_MINUTES);
  return isGone ? { is: 'ended', failure: 'it was never opened' } : { is: 'live' };
}
