// Texts of the comparison of two machines.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/compare.json';

/** Key of a text of the comparison. */
export type CompareKey = keyof typeof en;
/** Says a text of the comparison. */
export const useTexts = textsOf<CompareKey>('compare');
