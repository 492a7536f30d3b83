// What the test provider keeps: payments, what became of them, refunds (product §7 Payment).
import { randomBytes } from 'node:crypto';
import type { Language } from '@outrigger/contract';
import { type Db, inTransaction, type Trx } from '../../../db/db.ts';
import { enqueue } from '../../../jobs/outbox.store.ts';
import type { PaymentStart, PayMethod } from '../payment-gateway.ts';

/** The job that tells the shop what became of a payment. */
export const TEST_NOTICE_JOB = 'deliver a notice of the test provider';

/** A payment as the provider knows it. */
export interface TestPayment {
  ref: string;
  method: PayMethod;
  amountMinor: number;
  currency: string;
  about: string;
  language: Language;
  returnUrl: string;
  status: 'open' | 'paid' | 'declined' | 'closed';
  captureRef: string | null;
}

const newRef = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

/** Opens a payment, or finds the one of this key. */
export async function openTestPayment(db: Db, payment: PaymentStart): Promise<string> {
  const { key, method, amountMinor, currency, orderNo, language, returnUrl } = payment;
  const [row] = await db<{ ref: string }[]>`
    insert into test_payments (ref, request_key, method, amount_minor, currency, about, language, return_url)
    values (${newRef('pay')}, ${key}, ${method}, ${amountMinor}, ${currency}, ${orderNo}, ${language}, ${returnUrl})
    on conflict (request_key) do update set request_key = excluded.request_key
    returning ref`;
  return row?.ref ?? '';
}

/** One payment; null for a number the provider never gave. */
export async function readTestPayment(db: Db, ref: string): Promise<TestPayment | null> {
  const [row] = await db<TestPayment[]>`
    select ref, method, amount_minor, currency, about, language, return_url, status, capture_ref from test_payments where ref = ${ref}`;
  return row ?? null;
}

/** Ends an open payment as its page was told, and writes the notices of it; what is over stays as it is. */
export async function endTestPayment(
  db: Db,
  ref: string,
  end: { as: 'paid' | 'declined' | 'closed'; notices: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { count } = await trx`
      update test_payments set status = ${end.as}, ended_at = now(), capture_ref = ${end.as === 'paid' ? newRef('cap') : null}
      where ref = ${ref} and status = 'open'`;
    if (count > 0) await writeNotices(trx, ref, end.notices);
  });
}

// More than one: the same notice again, as providers send when an answer was lost on its way.
async function writeNotices(trx: Trx, ref: string, count: number): Promise<void> {
  const eventId = newRef('evt');
  for (let n = 0; n < count; n += 1) await enqueue(trx, TEST_NOTICE_JOB, { ref, eventId });
}

/** Gives money of a paid payment back, or finds the refund of this key; null where more would go back than was taken. */
export async function refundTestPayment(
  db: Db,
  refund: { captureRef: string; amountMinor: number; currency: string; key: string },
): Promise<string | null> {
  return await inTransaction(db, async (trx) => {
    const [payment] = await trx<{ ref: string; amountMinor: number }[]>`
      select ref, amount_minor from test_payments
      where capture_ref = ${refund.captureRef} and currency = ${refund.currency} for update`;
    if (!payment) return null;
    const [known] = await trx<{ ref: string }[]>`select ref from test_refunds where request_key = ${refund.key}`;
    if (known) return known.ref;
    const [given] = await trx<{ sum: number }[]>`
      select coalesce(sum(amount_minor), 0)::bigint as sum from test_refunds where payment_ref = ${payment.ref}`;
    if ((given?.sum ?? 0) + refund.amountMinor > payment.amountMinor) return null;
    const ref = newRef('ref');
    await trx`
      insert into test_refunds (ref, request_key, payment_ref, amount_minor)
      values (${ref}, ${refund.key}, ${payment.ref}, ${refund.amountMinor})`;
    return ref;
  });
}
