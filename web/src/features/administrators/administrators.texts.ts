// Texts of the people of the office.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/administrators.json';

/** Says a text of the people of the office. */
export const useTexts = textsOf<keyof typeof en>('administrators');
