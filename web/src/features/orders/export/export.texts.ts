// Texts of the export of orders.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/orderexport.json';

/** Key of a text of the export of orders. */
export type ExportKey = keyof typeof en;
/** Says a text of the export of orders. */
export const useTexts = textsOf<ExportKey>('orderexport');
