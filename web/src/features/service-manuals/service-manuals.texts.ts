// Texts of service manuals.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/servicemanuals.json';

/** Says a text of service manuals. */
export const useTexts = textsOf<keyof typeof en>('servicemanuals');
