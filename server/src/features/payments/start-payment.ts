// Opens an attempt at its provider, outside of any transaction; asked twice for one attempt, the provider opens one payment (product §7 Payment).
import type { Language } from '@outrigger/contract';
import { GatewayRefusal, type PaymentStarted } from '../../platform/outside/payments/payment-gateway.ts';
import { readPaymentSecret } from '../../platform/outside/payments/payment-secrets.reads.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Shop } from '../../platform/shop.ts';
import type { Log } from '../../platform/log.ts';
import { keyAtProvider, returnTokenOf } from './attempt-keys.rules.ts';
import type { Attempt } from './attempts.store.ts';

/** Where the attempt is paid, and the secret of its return path; refuses paymentFailed where the provider declines, paymentError where it does not answer. */
export async function startPayment(
  { shop, log, language }: { shop: Shop; log: Log; language: Language },
  attempt: Attempt,
): Promise<PaymentStarted & { returnToken: string }> {
  const secret = await readPaymentSecret(shop.db, 'returns');
  const returnToken = returnTokenOf(secret, attempt.id);
  const { amountMinor, currency, orderNo, method, provider, providerRef, redirectUrl } = attempt;
  // By one key a provider wants one request: asked again in another language it would refuse.
  if (providerRef !== null && redirectUrl !== null) return { providerRef, redirectUrl, returnToken };
  const gateway = shop.gateways.named(provider) ?? refuse('paymentError');
  try {
    const started = await gateway.start({
      key: keyAtProvider(secret, 'attempt', attempt.id),
      amountMinor,
      currency,
      orderNo,
      language,
      method: method ?? 'card',
      returnUrl: `${shop.config.publicUrl}/pay/return?attempt=${returnToken}`,
    });
    return { ...started, returnToken };
  } catch (error) {
    log.error({ err: error, provider, orderNo }, 'a payment could not be opened at its provider');
    return refuse(error instanceof GatewayRefusal ? 'paymentFailed' : 'paymentError');
  }
}
