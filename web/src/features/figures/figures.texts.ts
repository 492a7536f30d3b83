// Texts around the picture of a figure.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/figures.json';

/** Says a text around the picture of a figure. */
export const useTexts = textsOf<keyof typeof en>('figures');
