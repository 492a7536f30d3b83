// Texts of the office's figures.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/figuredesk.json';

/** Says a text of the office's figures. */
export const useTexts = textsOf<keyof typeof en>('figuredesk');
