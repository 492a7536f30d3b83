// Texts of the dialog that reports a row.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/reportform.json';

/** Says a text of the dialog. */
export const useFormTexts = textsOf<keyof typeof en>('reportform');
