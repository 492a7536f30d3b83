// Texts of the contact form.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/contact.json';

/** Says a text of the contact form. */
export const useTexts = textsOf<keyof typeof en>('contact');
