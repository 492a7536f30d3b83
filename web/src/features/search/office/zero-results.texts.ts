// Texts of the searches without a hit.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/zeroresults.json';

/** Says a text of the searches without a hit. */
export const useTexts = textsOf<keyof typeof en>('zeroresults');
