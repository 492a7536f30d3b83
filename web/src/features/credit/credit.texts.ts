// Texts of the credit screen.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/credit.json';

/** Key of a text of the credit screen. */
export type CreditKey = keyof typeof en;
/** Says a text of the credit screen. */
export const useTexts = textsOf<CreditKey>('credit');
