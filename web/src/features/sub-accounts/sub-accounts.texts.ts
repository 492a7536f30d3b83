// Texts of sub-accounts, for their company and for the parts desk.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/subaccount.json';

/** Key of a text of sub-accounts. */
export type SubAccountKey = keyof typeof en;
/** Says a text of sub-accounts. */
export const useTexts = textsOf<SubAccountKey>('subaccount');
