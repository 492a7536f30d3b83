// What is checked before a sign-in is sent (spec §5: email required and of correct format, password required).
import { isEmailAddress } from '@outrigger/contract';
import type { IdentityKey } from './identity.texts.ts';

/** Text key of what is wrong with a field, undefined when nothing is. */
export type Problem = IdentityKey | undefined;

/** Spec §5: required, and of correct format. */
export function emailProblem(text: string): Problem {
  const address = text.trim().toLowerCase();
  if (address === '') return 'emailRequired';
  return isEmailAddress(address) ? undefined : 'emailFormat';
}

/** A password to sign in with only has to be there. */
export function passwordProblem(text: string): Problem {
  return text === '' ? 'passwordRequired' : undefined;
}

/** What was typed as a code, as it is sent: no spaces. */
export const plainCode = (text: string): string => text.replaceAll(/\s/g, '');

/** The second factor of the login: 6 digits or a recovery code of 10 characters; nothing, where none is set up. */
export function secondFactorProblem(text: string): Problem {
  const isGood = /^(|\d{6}|[a-z2-9]{5}-?[a-z2-9]{5})$/i.test(plainCode(text));
  return isGood ? undefined : 'secondFactorFormat';
}

/** A code of 6 digits. */
export function digitsProblem(text: string): Problem {
  return /^\d{6}$/.test(plainCode(text)) ? undefined : 'codeFormat';
}
