// Texts of the ratings that wait for the parts desk.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/ratingsdesk.json';

/** Says a text of the ratings that wait. */
export const useTexts = textsOf<keyof typeof en>('ratingsdesk');
