// Texts of the office's manuals.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/manualdesk.json';

/** Says a text of the office's manuals. */
export const useTexts = textsOf<keyof typeof en>('manualdesk');
