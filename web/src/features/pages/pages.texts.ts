// Texts of the pages for everybody.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/pages.json';

/** Says a text around the pages for everybody. */
export const useTexts = textsOf<keyof typeof en>('pages');
