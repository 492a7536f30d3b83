// Texts of the parts feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/parts.json';

/** Key of a text of the parts feature. */
export type PartsKey = keyof typeof en;
/** Says a text of the parts feature. */
export const useTexts = textsOf<PartsKey>('parts');
