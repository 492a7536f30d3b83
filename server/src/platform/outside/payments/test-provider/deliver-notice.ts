// Tells the shop over HTTP, as a provider far away would, what became of a test payment; the outbox tries again (product §7 Payment).
import type { Config } from '../../../config.ts';
import type { Shop } from '../../../shop.ts';
import { GATEWAY_TIMEOUT_MS } from '../payment-gateway.ts';
import { readPaymentSecret } from '../payment-secrets.reads.ts';
import { sign } from './signature.rules.ts';
import { testStateOf } from './test-gateway.ts';
import { readTestPayment } from './test-payments.store.ts';

/** Does one delivery; an answer other than 2xx throws. */
export async function deliverTestNotice(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const payment = await readTestPayment(shop.db, String(facts['ref']));
  if (!payment) return;
  const secret = await readPaymentSecret(shop.db, 'testProvider');
  const notice = { id: String(facts['eventId']), ref: payment.ref, state: testStateOf(payment) };
  const body = Buffer.from(JSON.stringify(notice));
  const answer = await fetch(`${ownAddress(shop.config)}/api/pay/webhook/test`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'test-signature': sign(secret, body, Math.floor(Date.now() / 1000)),
    },
    body,
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the shop answered ${answer.status} to a notice of the test provider`);
}

const EVERYWHERE = new Set(['0.0.0.0', '::', '']);

// The address buyers use may lead through a proxy that this machine cannot reach.
const ownAddress = ({ host, port }: Config): string => {
  const name = EVERYWHERE.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};
