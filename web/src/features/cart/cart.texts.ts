// Texts of the cart feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/cart.json';

/** Key of a text of the cart feature. */
export type CartKey = keyof typeof en;
/** Says a text of the cart feature. */
export const useTexts = textsOf<CartKey>('cart');
