/** Names of payment providers, the same in every language; the built-in one is named by a text. */
export const PROVIDER_NAMES: Readonly<Record<string, string>> = { paypal: 'PayPal', stripe: 'Stripe' };
