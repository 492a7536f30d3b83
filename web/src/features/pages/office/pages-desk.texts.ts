// Texts of the pages for everybody as the office keeps them.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/pagesdesk.json';

/** Says a text of the desk of pages. */
export const useTexts = textsOf<keyof typeof en>('pagesdesk');
