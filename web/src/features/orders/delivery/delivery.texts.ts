// Texts of tracking and receipt.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/delivery.json';

/** Key of a text of tracking and receipt. */
export type DeliveryKey = keyof typeof en;
/** Says a text of tracking and receipt. */
export const useTexts = textsOf<DeliveryKey>('delivery');
