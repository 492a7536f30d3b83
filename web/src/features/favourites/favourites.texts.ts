// Texts of the favourites feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/favourites.json';

/** Says a text of the favourites feature. */
export const useTexts = textsOf<keyof typeof en>('favourites');
