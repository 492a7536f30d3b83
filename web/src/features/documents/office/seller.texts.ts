// Texts of what invoices say of the seller.
import { textsOf } from '../../../client/texts.ts';
import type en from '../../../locales/en/seller.json';

/** Key of such a text. */
export type SellerKey = keyof typeof en;
/** Says one. */
export const useTexts = textsOf<SellerKey>('seller');
