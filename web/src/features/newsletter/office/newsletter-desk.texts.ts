// Texts of the newsletter's readers.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/newsletterdesk.json';

/** Says a text of the readers. */
export const useTexts = textsOf<keyof typeof en>('newsletterdesk');
