// Texts of profile and password.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/account.json';

/** Key of a text of profile and password. */
export type AccountKey = keyof typeof en;
/** Says a text of profile and password. */
export const useTexts = textsOf<AccountKey>('account');
