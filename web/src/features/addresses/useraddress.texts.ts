// Texts of the screen of addresses.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/useraddress.json';

/** Says a text of the screen of addresses. */
export const useTexts = textsOf<keyof typeof en>('useraddress');
