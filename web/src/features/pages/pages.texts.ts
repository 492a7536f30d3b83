// Texts of the pages for everybody.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/pages.json';
import type titles from '../../locales/en/titles.json';

/** Says a text around the pages for everybody. */
export const useTexts = textsOf<keyof typeof en>('pages');
/** Says what a page is called in menus, for when it is not there itself. */
export const usePageTitles = textsOf<keyof typeof titles>('titles');
