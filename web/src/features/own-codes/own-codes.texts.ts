// Texts of the own-codes feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/owncodes.json';

/** Says a text of the own-codes feature. */
export const useTexts = textsOf<keyof typeof en>('owncodes');
