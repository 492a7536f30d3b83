// Texts of the scan feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/scan.json';

/** Key of a text of the scan feature. */
export type ScanKey = keyof typeof en;
/** Says a text of the scan feature. */
export const useTexts = textsOf<ScanKey>('scan');
