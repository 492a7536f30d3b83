// Texts of the rates the office enters.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/ratesdesk.json';

/** Says a text of the rates. */
export const useTexts = textsOf<keyof typeof en>('ratesdesk');
