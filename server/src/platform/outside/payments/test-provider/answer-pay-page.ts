// What a press on the test provider's page does, and where it leads (product §7 Payment).
import type { Db } from '../../../db/db.ts';
import { pathOfReturn } from './pay-page.ts';
import { endTestPayment, readTestPayment } from './test-payments.store.ts';

const ENDS = {
  pay: { as: 'paid', notices: 1 },
  twice: { as: 'paid', notices: 3 },
  decline: { as: 'declined', notices: 1 },
  close: { as: 'closed', notices: 1 },
} as const;

/** Does what the button says, and answers the path back to the shop; null for a payment that is not there. */
export async function answerPayPage(db: Db, ref: string, answer: string): Promise<string | null> {
  const payment = await readTestPayment(db, ref);
  if (!payment) return null;
  const end = Object.entries(ENDS).find(([name]) => name === answer)?.[1];
  if (end) await endTestPayment(db, ref, end);
  return pathOfReturn(payment);
}
