// Texts of the search feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/search.json';

/** Key of a text of the search feature. */
export type SearchKey = keyof typeof en;
/** Says a text of the search feature. */
export const useTexts = textsOf<SearchKey>('search');
