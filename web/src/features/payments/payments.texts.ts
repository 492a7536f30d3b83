// Texts of the payments feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/payments.json';

/** Key of a text of the payments feature. */
export type PaymentsKey = keyof typeof en;
/** Says a text of the payments feature. */
export const useTexts = textsOf<PaymentsKey>('payments');
