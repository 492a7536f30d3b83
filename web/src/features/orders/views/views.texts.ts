// Texts of the saved views of my orders.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/orderviews.json';

/** Key of a text of the saved views. */
export type ViewsKey = keyof typeof en;
/** Says a text of the saved views. */
export const useTexts = textsOf<ViewsKey>('orderviews');
