// Texts of the ways to an account: registration, forgotten password, verification, binding.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/registration.json';

/** Key of a text of the ways to an account. */
export type RegistrationKey = keyof typeof en;
/** Says a text of the ways to an account. */
export const useTexts = textsOf<RegistrationKey>('registration');
