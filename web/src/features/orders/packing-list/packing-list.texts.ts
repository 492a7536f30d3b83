// Texts of packing lists, in the reader's language and in that of the paper.
import type { Language } from '@outrigger/contract';
import { textsOf } from '../../../client/texts.ts';
import { useTextsIn } from '../../../client/texts-in.ts';
import type en from '../../../locales/en/packinglist.json';

type Key = keyof typeof en;

/** Says a text of the page around a packing list. */
export const useTexts = textsOf<Key>('packinglist');
/** Says a text on the paper. */
export const usePaperTexts = (language: Language) => useTextsIn<Key>('packinglist', language);
