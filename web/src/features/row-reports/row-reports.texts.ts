// Texts of the mark on a row and of its answer.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/rowreports.json';

/** Says a text of reports on a row. */
export const useTexts = textsOf<keyof typeof en>('rowreports');
