// What an address must have (spec §5): every field, and a country calling code.
import { type Address, isPostalCode } from '@outrigger/contract';

/** The fields of the form, all as typed. */
export interface AddressDraft {
  fullName: string;
  country: string;
  state: string;
  city: string;
  postalCode: string;
  address: string;
  telephone: string;
  callingCode: string;
}
/** A field of the form. */
export type AddressField = keyof AddressDraft;
/** What is wrong with a field. */
export type AddressProblem = 'required' | 'phoneFormat' | 'callingCode' | 'postalCodeFormat';

/** An empty form, or one with an address in it. */
export function draftOf(address?: Address): AddressDraft {
  const {
    fullName = '',
    country = '',
    state = '',
    city = '',
    postalCode = '',
    address: street = '',
    telephone = '',
    callingCode = '',
  } = address ?? {};
  return { fullName, country, state, city, postalCode, address: street, telephone, callingCode };
}

/** Problems by field; a postal code is held to its country's pattern where one is known. */
export function checkAddress(
  draft: AddressDraft,
  postalCodePattern: string | null,
  canBeDialled: (phone: string) => boolean,
): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {};
  for (const field of Object.keys(draft) as AddressField[])
    if (draft[field].trim() === '') problems[field] = 'required';
  if (draft.telephone.trim() !== '' && !/^[\d ()./-]{3,30}$/.test(draft.telephone.trim()))
    problems.telephone = 'phoneFormat';
  if (draft.telephone.trim() !== '' && !canBeDialled(`${draft.callingCode} ${draft.telephone}`))
    problems.telephone = 'phoneFormat';
  if (draft.telephone.trim() !== '' && draft.callingCode === '') problems.telephone = 'callingCode';
  const form = { country: draft.country, pattern: postalCodePattern };
  if (draft.postalCode.trim() !== '' && !isPostalCode(draft.postalCode, form)) problems.postalCode = 'postalCodeFormat';
  return problems;
}
