// Texts of the credit lines the office sets.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/creditdesk.json';

/** Says a text of the credit lines. */
export const useTexts = textsOf<keyof typeof en>('creditdesk');
