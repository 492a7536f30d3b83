// The built-in test provider: pays and gives back without any money, by its own page and its own signed notices (product §7 Payment).
import type { Db } from '../../../db/db.ts';
import type { PaymentGateway, PaymentNotice, PaymentState, WebhookCall } from '../payment-gateway.ts';
import { GatewayRefusal } from '../payment-gateway.ts';
import { readPaymentSecret } from '../payment-secrets.reads.ts';
import { isSigned } from './signature.rules.ts';
import {
  endTestPayment,
  openTestPayment,
  readTestPayment,
  refundTestPayment,
  type TestPayment,
} from './test-payments.store.ts';

// Where its page of a payment stands; a path alone, since a demo is reached by many names.
const testPayPage = (ref: string): string => `/pay/test/${ref}`;

/** A notice as its body says it. */
export type TestNotice = { id: string; ref: string; state: PaymentState };

/** The provider over the shop's own database, in tables of its own. */
export function makeTestGateway(db: Db): PaymentGateway {
  const stateAt = async (ref: string): Promise<PaymentState> => {
    const payment = await readTestPayment(db, ref);
    if (!payment) throw new GatewayRefusal(`the test provider knows no payment ${ref}`);
    return testStateOf(payment);
  };
  return {
    name: 'test',
    async start(payment) {
      const providerRef = await openTestPayment(db, payment);
      return { providerRef, redirectUrl: testPayPage(providerRef) };
    },
    settle: stateAt,
    async end(ref) {
      await endTestPayment(db, ref, { as: 'closed', notices: 1 });
      return await stateAt(ref);
    },
    async refund(refund) {
      const refundRef = await refundTestPayment(db, refund);
      return refundRef ? { is: 'done', refundRef } : { is: 'failed', failure: 'more than was taken' };
    },
    // It never lets one wait.
    refundState: async (refundRef) => ({ is: 'done', refundRef }),
    readWebhook: (call) => readWebhook(db, call),
  };
}

/** How one of its payments stands, in the port's words. */
export function testStateOf({ status, captureRef, amountMinor, currency }: TestPayment): PaymentState {
  if (status === 'paid') return { is: 'captured', captureRef: captureRef ?? '', amountMinor, currency };
  if (status === 'open') return { is: 'live' };
  return status === 'declined' ? { is: 'failed', failure: status } : { is: 'ended', failure: status };
}

async function readWebhook(db: Db, { headers, body }: WebhookCall): Promise<PaymentNotice[] | null> {
  const secret = await readPaymentSecret(db, 'testProvider');
  const signed = { by: headers['test-signature'] ?? '', nowSeconds: Math.floor(Date.now() / 1000) };
  if (!isSigned(secret, body, signed)) return null;
  const { id, ref, state } = JSON.parse(body.toString('utf8')) as TestNotice;
  return [{ eventId: id, providerRef: ref, state }];
}
