// The profile as it stands in its form, and what of it is sent (spec §3 Profile, §5).
import type { InputOf, SignedInUser } from '@outrigger/contract';
import type { profileCalls } from '@outrigger/contract/calls/profile.ts';

/** The fields of the form, all as typed. */
export type ProfileDraft = Record<
  'socialTitle' | 'firstName' | 'lastName' | 'company' | 'callingCode' | 'number' | 'currency',
  string
>;
/** What is wrong with a field. */
export type ProfileProblem = 'companyRequired' | 'numberFormat' | 'callingCodeMissing';

/** A number taken apart. */
type Phone = { callingCode: string; number: string };

/** The form of a person. */
export function draftOf(user: SignedInUser, phone: Phone | null): ProfileDraft {
  return {
    socialTitle: user.socialTitle ?? '',
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    company: user.company ?? '',
    callingCode: phone?.callingCode ?? '',
    number: phone?.number ?? '',
    currency: user.currency,
  };
}

/** Whether two forms hold the same. */
export const isSameDraft = (one: ProfileDraft, other: ProfileDraft): boolean =>
  Object.entries(one).every(([field, text]) => other[field as keyof ProfileDraft] === text);

/** Company is required of who belongs to one; a number needs its calling code, and to be one that can be dialled. */
export function checkProfile(
  draft: ProfileDraft,
  hasCompany: boolean,
  canBeDialled: (phone: string) => boolean,
): Partial<Record<keyof ProfileDraft, ProfileProblem>> {
  const number = draft.number.trim();
  return {
    ...(hasCompany && draft.company.trim() === '' ? { company: 'companyRequired' } : {}),
    ...(number !== '' && !/^[\d ()./-]{3,30}$/.test(number) ? { number: 'numberFormat' } : {}),
    ...(number !== '' && !canBeDialled(`${draft.callingCode} ${number}`) ? { number: 'numberFormat' } : {}),
    ...(number !== '' && draft.callingCode === '' ? { number: 'callingCodeMissing' } : {}),
  };
}

/** What differs from the person, as the call takes it; an empty number is none. */
export function changesOf(was: ProfileDraft, draft: ProfileDraft): InputOf<(typeof profileCalls)['modifyProfile']> {
  const differs = (field: keyof ProfileDraft) => draft[field].trim() !== was[field];
  const number = draft.number.trim();
  return {
    ...(differs('socialTitle') ? { socialTitle: (draft.socialTitle || null) as 'Mr' | 'Mrs' | null } : {}),
    ...(differs('firstName') ? { firstName: draft.firstName } : {}),
    ...(differs('lastName') ? { lastName: draft.lastName } : {}),
    ...(differs('company') ? { company: draft.company } : {}),
    ...(differs('callingCode') || differs('number')
      ? { phone: number === '' ? null : `${draft.callingCode} ${number}` }
      : {}),
    ...(differs('currency') ? { currency: draft.currency } : {}),
  };
}
