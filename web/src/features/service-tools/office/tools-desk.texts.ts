// Texts of the tools as the parts desk keeps them.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/toolsdesk.json';

/** Says a text of the tools' desk. */
export const useTexts = textsOf<keyof typeof en>('toolsdesk');
