// Texts of the returns feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/returns.json';

/** Key of a text of the returns feature. */
export type ReturnsKey = keyof typeof en;
/** Says a text of the returns feature. */
export const useTexts = textsOf<ReturnsKey>('returns');
