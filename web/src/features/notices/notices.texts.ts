// Texts of notices.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/notices.json';

/** Says a text of notices. */
export const useTexts = textsOf<keyof typeof en>('notices');
