// Texts of the filters and of a list they leave empty, apart from those of the lists so that they come with the filters.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/filters.json';

/** The keys of the filters' texts. */
export type FiltersKey = keyof typeof en;

/** Says a text of the filters. */
export const useTexts = textsOf<FiltersKey>('filters');
