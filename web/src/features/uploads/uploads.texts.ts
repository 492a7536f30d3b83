// Texts of uploads.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/uploads.json';

/** Says a text of uploads. */
export const useTexts = textsOf<keyof typeof en>('uploads');
