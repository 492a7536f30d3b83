// What is checked before a sign-in is sent (spec §5: email required and of correct format, password required).
import type { IdentityKey } from './identity.texts.ts';

/** Text key of what is wrong with a field, undefined when nothing is. */
export type Problem = IdentityKey | undefined;

// Coarser than the contract's Email, which would bring zod onto the first load; the server's word is final.
const ADDRESS = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** Spec §5: required, and of correct format. */
export function emailProblem(text: string): Problem {
  if (text.trim() === '') return 'emailRequired';
  return ADDRESS.test(text.trim()) ? undefined : 'emailFormat';
}

/** A password to sign in with only has to be there. */
export function passwordProblem(text: string): Problem {
  return text === '' ? 'passwordRequired' : undefined;
}

/** A code of the authenticator app: 6 digits, spaces do not matter; empty only where it is optional. */
export function codeProblem(text: string, isOptional: boolean): Problem {
  const digits = text.replaceAll(/\s/g, '');
  if (digits === '' && isOptional) return undefined;
  return /^\d{6}$/.test(digits) ? undefined : 'secondFactorFormat';
}
