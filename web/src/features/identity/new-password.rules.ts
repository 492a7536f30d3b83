// What a chosen password must be (spec §5).
import { isStrongPassword } from '@outrigger/contract';
import type { Problem } from './sign-in.rules.ts';

/** At least 8 characters with three of the four kinds. */
export function newPasswordProblem(text: string): Problem {
  if (text === '') return 'passwordRequired';
  return isStrongPassword(text) ? undefined : 'passwordWeak';
}

/** The repeated password must match. */
export function repeatProblem(password: string, repeated: string): Problem {
  return password === repeated ? undefined : 'passwordDiffers';
}
