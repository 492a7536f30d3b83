// Texts of the quick view, apart from those of the lists so that they come with the dialog.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/quickview.json';

/** Says a text of the quick view. */
export const useTexts = textsOf<keyof typeof en>('quickview');
