// Texts of the machines a company has and of looking for one.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/history.json';

/** Key of a text of the machines a company has. */
export type HistoryKey = keyof typeof en;
/** Says a text of the machines a company has. */
export const useTexts = textsOf<HistoryKey>('history');
