// Texts of the catalogue feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/catalogue.json';

/** Key of a text of the catalogue feature. */
export type CatalogueKey = keyof typeof en;
/** Says a text of the catalogue feature. */
export const useTexts = textsOf<CatalogueKey>('catalogue');
