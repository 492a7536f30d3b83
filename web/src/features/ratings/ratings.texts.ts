// Texts of ratings.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/ratings.json';

type RatingsKey = keyof typeof en;
/** Says a text of ratings. */
export const useTexts = textsOf<RatingsKey>('ratings');
