// Which provider serves which way to pay: real ones by their keys, the built-in one in the demo, else none (product §7 Payment).
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { PaymentGateway, PayMethod } from './payment-gateway.ts';
import { makePaypalGateway } from './paypal-gateway.ts';
import { makeStripeGateway } from './stripe-gateway.ts';
import { makeTestGateway } from './test-provider/test-gateway.ts';

/** The providers of this shop. */
export interface Gateways {
  /** Who serves this way to pay; undefined where it is not offered. */
  forMethod(method: PayMethod): PaymentGateway | undefined;
  /** Who opened a payment, also where he serves no new ones. */
  named(name: string): PaymentGateway | undefined;
}

/** Chooses by the keys that are set. */
export function chooseGateways(config: Config, db: Db): Gateways {
  const { paypal, stripe } = config;
  const known = [
    ...(paypal ? [makePaypalGateway(paypal)] : []),
    ...(stripe ? [makeStripeGateway(stripe)] : []),
    ...(config.isDemo ? [makeTestGateway(db)] : []),
  ];
  const named = (name: string) => known.find((gateway) => gateway.name === name);
  const serving = { wallet: named('paypal') ?? named('test'), card: named('stripe') ?? named('test') };
  return { forMethod: (method) => serving[method], named };
}
