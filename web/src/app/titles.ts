// The title of each route (spec §2): translated route title, then the app name.
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/titles.json';

/** Key of a route's title in `locales/<lang>/titles.json`. */
export type TitleKey = keyof typeof en;
/** Says a route's title in the page's language. */
export const useTitles = textsOf<TitleKey>('titles');
