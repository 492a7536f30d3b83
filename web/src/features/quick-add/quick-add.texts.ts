// Texts of the quick-add feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/quickadd.json';

/** Key of a text of the quick-add feature. */
export type QuickAddKey = keyof typeof en;
/** Says a text of the quick-add feature. */
export const useTexts = textsOf<QuickAddKey>('quickadd');
