// Attempts to pay: opened under the order's lock, led to their end, one live at a time (product §0 Attempt, §7 Payment).
import type { Trx } from '../../platform/db/db.ts';
import type { PaymentStarted, PayMethod, ProviderName } from '../../platform/outside/payments/payment-gateway.ts';
import { returnTokenOf, tokenHash } from './attempt-keys.rules.ts';

/** An attempt as those need it who lead it on; amounts in minor units. */
export interface Attempt {
  id: number;
  orderId: number;
  orderNo: string;
  companyId: number;
  provider: ProviderName;
  method: PayMethod | null;
  amountMinor: number;
  currency: string;
  status: 'live' | 'failed' | 'captured' | 'ended';
  providerRef: string | null;
  redirectUrl: string | null;
}

/** What a new attempt is bound to. */
export interface NewAttempt {
  orderId: number;
  companyId: number;
  amountMinor: number;
  currency: string;
  provider: ProviderName;
  method: PayMethod;
}

const columns = (trx: Trx) => trx`
  a.id, a.order_id, (select o.order_no from orders o where o.id = a.order_id) as order_no, a.company_id, a.provider, a.method, a.amount_minor,
  a.currency, a.status, a.provider_ref, a.redirect_url`;

/** Opens an attempt of an order under lock, which has no live one. */
export async function openAttempt(trx: Trx, attempt: NewAttempt, secret: Buffer): Promise<Attempt> {
  const { orderId, companyId, amountMinor, currency, provider, method } = attempt;
  const [row] = await trx<Attempt[]>`
    insert into payment_attempts as a (order_id, company_id, currency, amount_minor, provider, method)
    values (${orderId}, ${companyId}, ${currency}, ${amountMinor}, ${provider}, ${method}) returning ${columns(trx)}`;
  if (!row) throw new Error('no attempt was opened');
  await trx`update payment_attempts set return_token_hash = ${tokenHash(returnTokenOf(secret, row.id))} where id = ${row.id}`;
  return row;
}

/** The live attempt of an order under lock; null where there is none. */
export async function findLiveAttempt(trx: Trx, orderId: number): Promise<Attempt | null> {
  const [row] = await trx<Attempt[]>`
    select ${columns(trx)} from payment_attempts a where a.order_id = ${orderId} and a.status = 'live' for update`;
  return row ?? null;
}

/** Locks an attempt, after its order. */
export async function lockAttempt(trx: Trx, attemptId: number): Promise<Attempt | null> {
  const [row] = await trx<Attempt[]>`
    select ${columns(trx)} from payment_attempts a where a.id = ${attemptId} for update`;
  return row ?? null;
}

/** Keeps where the provider knows it and where it is paid; false where it was ended while the provider was asked. */
export async function noteStarted(trx: Trx, attemptId: number, started: PaymentStarted): Promise<boolean> {
  const rows = await trx<{ isLive: boolean }[]>`
    update payment_attempts set provider_ref = ${started.providerRef}, redirect_url = ${started.redirectUrl}
    where id = ${attemptId} returning status = 'live' as is_live`;
  return rows.some((row) => row.isLive);
}

/** Ends a live attempt without money; answers whether it was live. */
export async function endAttempt(
  trx: Trx,
  attemptId: number,
  end: { as: 'failed' | 'ended'; failure: string },
): Promise<boolean> {
  const { count } = await trx`
    update payment_attempts set status = ${end.as}, failure = ${end.failure.slice(0, 500)}, ended_at = now()
    where id = ${attemptId} and status = 'live'`;
  return count > 0;
}

/** Notes a signed notice by its number; false for one that was heard before. */
export async function noteNotice(
  trx: Trx,
  notice: { provider: string; eventId: string; attemptId: number | null; says: string },
): Promise<boolean> {
  const { count } = await trx`
    insert into payment_notices (provider, event_id, attempt_id, says)
    values (${notice.provider}, ${notice.eventId}, ${notice.attemptId}, ${notice.says}) on conflict do nothing`;
  return count > 0;
}

/** Takes one live attempt to be asked about, unless somebody did in these seconds. */
export async function takeLook(trx: Trx, attemptId: number, seconds: number): Promise<boolean> {
  const { count } = await trx`
    update payment_attempts set looked_at = now(), looks = looks + 1
    where id = ${attemptId} and status = 'live' and coalesce(looked_at, '-infinity') < now() - make_interval(secs => ${seconds})`;
  return count > 0;
}

const PATIENCE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 1800;

/** Takes live attempts that nobody has told of for a while, with pauses that double; other workers pass them by. */
export async function takeSilentAttempts(trx: Trx, count: number): Promise<number[]> {
  const rows = await trx<{ id: number }[]>`
    update payment_attempts set looked_at = now(), looks = looks + 1
    where id in (
      select a.id from payment_attempts a
      where a.status = 'live' and coalesce(a.looked_at, a.created_at)
        < now() - make_interval(secs => least(${LONGEST_PAUSE_SECONDS}::int, ${PATIENCE_SECONDS}::int * (2 ^ least(a.looks, 10))::int))
      order by a.id limit ${count} for update skip locked
    ) returning id`;
  return rows.map((row) => row.id);
}

/** Takes live attempts of orders that can be paid no more, those longest not asked about first, with pauses that grow with their age; other workers pass them by. */
export async function takeNeedlessAttempts(trx: Trx, count: number): Promise<number[]> {
  const rows = await trx<{ id: number }[]>`
    update payment_attempts set looked_at = now(), looks = looks + 1
    where id in (
      select a.id from payment_attempts a join orders o on o.id = a.order_id
      where a.status = 'live' and (o.status <> 'unpaid' or o.pay_by <= now())
        and coalesce(a.looked_at, '-infinity') < now() - least(make_interval(secs => ${LONGEST_PAUSE_SECONDS}::int),
          greatest(make_interval(secs => ${PATIENCE_SECONDS}::int), (now() - a.created_at) / 20))
      order by a.looked_at nulls first, a.id limit ${count} for update of a skip locked
    ) returning id`;
  return rows.map((row) => row.id);
}

const LATE_DAYS = 30;

/** Takes attempts that ended on our side within a month: what was under way at the provider may still take money. Pauses grow with their age. */
export async function takeEndedAttempts(trx: Trx, count: number): Promise<number[]> {
  const rows = await trx<{ id: number }[]>`
    update payment_attempts set looked_at = now(), looks = looks + 1
    where id in (
      select a.id from payment_attempts a
      where a.status in ('ended', 'failed') and a.provider_ref is not null and a.ended_at > now() - make_interval(days => ${LATE_DAYS})
        and greatest(a.looked_at, a.ended_at)
          < now() - least(interval '1 day', greatest(interval '10 minutes', (now() - a.ended_at) / 5))
      order by a.looked_at nulls first, a.id limit ${count} for update skip locked
    ) returning id`;
  return rows.map((row) => row.id);
}
