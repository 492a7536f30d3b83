// Texts of ordering again.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/orderagain.json';

/** Key of a text of ordering again. */
export type AgainKey = keyof typeof en;
/** Says a text of ordering again. */
export const useTexts = textsOf<AgainKey>('orderagain');
