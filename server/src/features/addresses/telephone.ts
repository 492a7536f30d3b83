// Telephone numbers by their country's calling code (spec §5: the format must be valid, a calling code must be chosen).

/** Whether a number of this length can be dialled under the calling code; number ranges are newer than any table of them. */
export async function isTelephone(callingCode: string, telephone: string): Promise<boolean> {
  // Its tables are loaded with the first address that is written: a start does not wait for them.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const digits = telephone.replaceAll(/\D/g, '');
  return parsePhoneNumberFromString(`${callingCode}${digits}`)?.isPossible() === true;
}
