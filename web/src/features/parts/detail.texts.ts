// Texts of the page of a part, apart from those of rows and cards so that lists do not carry them.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/detail.json';

/** Key of a text of the page of a part. */
export type DetailKey = keyof typeof en;
/** Says a text of the page of a part. */
export const useTexts = textsOf<DetailKey>('detail');
