// The port to those who take money: four questions and signed notices, the same for each provider (product §7 Payment).
import type { Language } from '@outrigger/contract';

/** Providers the shop can speak to. */
export type ProviderName = 'test' | 'paypal' | 'stripe';
/** How a buyer pays where not on credit. */
export type PayMethod = 'wallet' | 'card';

/** One try to pay, as a provider is told of it. */
export interface PaymentStart {
  /** Ours, and the same for the same try: asked twice, the provider opens one payment. */
  key: string;
  amountMinor: number;
  currency: string;
  method: PayMethod;
  /** What is paid, shown to the buyer and on his statement. */
  orderNo: string;
  language: Language;
  /** Where the buyer's browser is sent, paid or not. */
  returnUrl: string;
}

/** A payment opened at the provider. */
export interface PaymentStarted {
  providerRef: string;
  redirectUrl: string;
}

/** How a payment stands: `live` may still be paid, `failed` and `ended` never, `captured` money was taken. */
export type PaymentState =
  | { is: 'live' }
  | { is: 'failed' | 'ended'; failure: string }
  | { is: 'captured'; captureRef: string; amountMinor: number; currency: string };

/** Money to go back. */
export interface RefundAsked {
  captureRef: string;
  amountMinor: number;
  currency: string;
  /** Ours, and the same for the same refund: asked twice, the money goes back once. */
  key: string;
}

/** How a refund stands: `pending` was taken on, and its number is to be asked again until it is one of the others. */
export type RefundState =
  | { is: 'done'; refundRef: string }
  | { is: 'pending'; refundRef: string }
  | { is: 'failed'; failure: string };

/** What a signed notice says of a payment; `live` means no more than that the provider should be asked. */
export interface PaymentNotice {
  eventId: string;
  providerRef: string;
  state: PaymentState;
}

/** What a signed notice says of a refund. */
export interface RefundNotice {
  eventId: string;
  refundRef: string;
  refund: RefundState;
}

/** A webhook as it came: header names in lower case, the body's own bytes. */
export interface WebhookCall {
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

/** One provider. Each question throws GatewayRefusal where it was understood and declined, anything else where the outcome is not known. */
export interface PaymentGateway {
  readonly name: ProviderName;
  start(payment: PaymentStart): Promise<PaymentStarted>;
  /** How it stands; takes the money where the buyer has approved and the provider waits for the shop's word. */
  settle(providerRef: string): Promise<PaymentState>;
  /** Lets nobody pay it any more, and tells how it stands then. */
  end(providerRef: string): Promise<PaymentState>;
  refund(refund: RefundAsked): Promise<RefundState>;
  /** How a refund stands that was pending. */
  refundState(refundRef: string): Promise<RefundState>;
  /** The notices of a webhook; null where its signature is not the provider's. */
  readWebhook(call: WebhookCall): Promise<(PaymentNotice | RefundNotice)[] | null>;
}

/** A provider's clear no; its text is for the log and the parts desk. */
export class GatewayRefusal extends Error {}

/** How long a provider may take for one answer. */
export const GATEWAY_TIMEOUT_MS = 20_000;
