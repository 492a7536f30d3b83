// Texts of the checkout feature: the cart's page and the way to an order.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/checkout.json';

/** Key of a text of the checkout feature. */
export type CheckoutKey = keyof typeof en;
/** Says a text of the checkout feature. */
export const useTexts = textsOf<CheckoutKey>('checkout');
