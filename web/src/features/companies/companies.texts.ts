// Texts of the companies in the office.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/companies.json';

/** Says a text of the companies in the office. */
export const useTexts = textsOf<keyof typeof en>('companies');
