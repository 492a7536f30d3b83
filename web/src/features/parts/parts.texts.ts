// Texts of the parts feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/parts.json';

/** Says a text of the parts feature. */
export const useTexts = textsOf<keyof typeof en>('parts');
