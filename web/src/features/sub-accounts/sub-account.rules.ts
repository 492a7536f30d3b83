// What an application for a sub-account must say, and how a limit is typed (spec §5 Sub-account creation).

/** The fields of the form, all as typed. */
export type SubAccountDraft = Record<'country' | 'email' | 'username' | 'limit', string>;
/** What is wrong with a field. */
export type SubAccountProblem = 'countryRequired' | 'emailRequired' | 'emailFormat' | 'limitFormat';

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/** Country and email are required of a new one; a limit is an amount, or nothing for none. */
export function checkSubAccount(
  draft: SubAccountDraft,
  isNew: boolean,
): Partial<Record<keyof SubAccountDraft, SubAccountProblem>> {
  const email = draft.email.trim();
  return {
    ...(isNew && draft.country === '' ? { country: 'countryRequired' } : {}),
    ...(isNew && email === '' ? { email: 'emailRequired' } : {}),
    ...(isNew && email !== '' && !EMAIL.test(email) ? { email: 'emailFormat' } : {}),
    ...(draft.limit.trim() !== '' && amountOf(draft.limit) === null ? { limit: 'limitFormat' } : {}),
  };
}

/** "1,500", "1 500,5" or "1500.50" as an amount of the wire; null for what is none. */
export function amountOf(typed: string): string | null {
  const plain = typed.replaceAll(/[\s\u00a0\u202f']/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,11})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const whole = (match[1] ?? '').replaceAll(/[.,]/g, '');
  return whole.length > 11 ? null : `${Number(whole)}.${(match[2] ?? '').padEnd(2, '0')}`;
}

/** Whether a moment has passed. */
export const isOver = (moment: string, now = Date.now()): boolean => Date.parse(moment) <= now;

/** Whether somebody was let in and has not taken the account yet. */
export const isInvited = ({ status, isBound }: { status: string; isBound: boolean }): boolean =>
  status === 'active' && !isBound;
