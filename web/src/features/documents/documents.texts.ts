// Texts of the documents feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/documents.json';

/** Says a text of the documents feature. */
export const useTexts = textsOf<keyof typeof en>('documents');
