// Texts of the newsletter.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/newsletter.json';

/** Says a text of the newsletter. */
export const useTexts = textsOf<keyof typeof en>('newsletter');
