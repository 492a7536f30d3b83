// Texts of the orders feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/orders.json';

/** Key of a text of the orders feature. */
export type OrdersKey = keyof typeof en;
/** Says a text of the orders feature. */
export const useTexts = textsOf<OrdersKey>('orders');
