// Texts of the start page.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/home.json';

/** Says a text of the start page. */
export const useTexts = textsOf<keyof typeof en>('home');
