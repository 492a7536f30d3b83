// Texts of the tree of categories and of the page of one.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/categories.json';

/** Says a text of the categories. */
export const useTexts = textsOf<keyof typeof en>('categories');
