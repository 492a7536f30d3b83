// Texts of the saved-lists feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/savedlists.json';

/** Says a text of the saved-lists feature. */
export const useTexts = textsOf<keyof typeof en>('savedlists');
