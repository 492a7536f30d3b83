// Texts of the start page.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/home.json';

/** Key of a text of the start page. */
export type HomeKey = keyof typeof en;
/** Says a text of the start page. */
export const useTexts = textsOf<HomeKey>('home');
