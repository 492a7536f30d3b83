// Texts of life without a network.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/away.json';

/** Says them. */
export const useTexts = textsOf<keyof typeof en>('away');
