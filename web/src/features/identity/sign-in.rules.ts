// What is checked before a sign-in is sent (spec §5: email required and of correct format, password required).
import type { IdentityKey } from './identity.texts.ts';

/** Text key of what is wrong with a field, undefined when nothing is. */
export type Problem = IdentityKey | undefined;

// The rule of the contract's Email, which would bring zod onto the first load; a test holds the two together.
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const LONGEST = 254;

/** Spec §5: required, and of correct format. */
export function emailProblem(text: string): Problem {
  const address = text.trim().toLowerCase();
  if (address === '') return 'emailRequired';
  return address.length <= LONGEST && ADDRESS.test(address) && !/^\.|\.\.|\.@/.test(address)
    ? undefined
    : 'emailFormat';
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
