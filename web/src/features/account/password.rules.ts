// What a new password must be, said while it is typed (spec §5).
import { limits } from '@outrigger/contract';

const KINDS = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u, special: /[^\p{L}\p{N}]/u } as const;

/** What is asked of a password. */
export type Demand = 'length' | keyof typeof KINDS;

/** Which of the demands are met: the length, and of the four kinds any three. */
export function metBy(password: string): ReadonlySet<Demand> {
  const kinds = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((kind) => KINDS[kind].test(password));
  return new Set<Demand>([...([...password].length >= limits.passwordMin ? (['length'] as const) : []), ...kinds]);
}

/** How strong, from 0 to 4: nothing, weak, nearly, enough, more than enough. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  const met = metBy(password);
  const kinds = met.size - (met.has('length') ? 1 : 0);
  if (!met.has('length') || kinds < 2) return 1;
  if (kinds < 3) return 2;
  return kinds === 4 && [...password].length >= limits.passwordMin + 4 ? 4 : 3;
}

/** Text key of what is wrong with the form's fields. */
export function checkPasswords(typed: Record<'oldPassword' | 'newPassword' | 'repeated', string>) {
  const { oldPassword, newPassword, repeated } = typed;
  return {
    oldPassword: oldPassword === '' ? ('oldRequired' as const) : undefined,
    newPassword: newPasswordProblem(newPassword, oldPassword),
    repeated: repeated === newPassword ? undefined : ('differs' as const),
  };
}

function newPasswordProblem(newPassword: string, oldPassword: string): 'newRequired' | 'weak' | 'same' | undefined {
  if (newPassword === '') return 'newRequired';
  if (strengthOf(newPassword) < 3) return 'weak';
  return newPassword === oldPassword ? 'same' : undefined;
}
