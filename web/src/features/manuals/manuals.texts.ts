// Texts of the parts manuals.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/manuals.json';

/** Key of a text of the parts manuals. */
export type ManualsKey = keyof typeof en;
/** Says a text of the parts manuals. */
export const useTexts = textsOf<ManualsKey>('manuals');
