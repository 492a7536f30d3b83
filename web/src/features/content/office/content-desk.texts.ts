// Texts of what the office keeps beside the catalogue.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/contentdesk.json';

/** Says a text of the desk of content. */
export const useTexts = textsOf<keyof typeof en>('contentdesk');
