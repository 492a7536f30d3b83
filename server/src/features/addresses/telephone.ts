// Telephone numbers by their country's calling code (spec §5: the format must be valid, a calling code must be chosen).
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Whether a number of this length can be dialled under the calling code; number ranges are newer than any table of them. */
export function isTelephone(callingCode: string, telephone: string): boolean {
  const digits = telephone.replaceAll(/\D/g, '');
  return parsePhoneNumberFromString(`${callingCode}${digits}`)?.isPossible() === true;
}
