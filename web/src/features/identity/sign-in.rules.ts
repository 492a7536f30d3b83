// What is checked before a sign-in is sent (spec §5: email required and correct, password required; at first sign-in strong and equal).
import { Email, isStrongPassword } from '@outrigger/contract';
import type { IdentityKey } from './identity.texts.ts';

/** Text key of what is wrong with a field, undefined when nothing is. */
export type Problem = IdentityKey | undefined;

/** Spec §5: required, and of correct format. */
export function emailProblem(text: string): Problem {
  if (text.trim() === '') return 'emailRequired';
  return Email.safeParse(text).success ? undefined : 'emailFormat';
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

/** A password being chosen (spec §5: at least 8 characters, three of four kinds). */
export function newPasswordProblem(text: string): Problem {
  return isStrongPassword(text) ? undefined : 'passwordWeak';
}

/** The repeated password must match (spec §5). */
export function repeatProblem(password: string, repeated: string): Problem {
  return password === repeated ? undefined : 'passwordDiffers';
}
