// Texts of the addresses feature.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/addresses.json';

/** Key of a text of the addresses feature. */
export type AddressesKey = keyof typeof en;
/** Says a text of the addresses feature. */
export const useTexts = textsOf<AddressesKey>('addresses');
