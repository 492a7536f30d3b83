// A telephone number as it is dialled from anywhere (spec §5: the format must be valid; product §3: E.164).

/** E.164 of a number typed with its calling code, such as `+49 (0)30 123456`; null for what cannot be dialled. */
export async function dialled(typed: string): Promise<string | null> {
  // Its tables are loaded with the first number that is written: a start does not wait for them.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const number = parsePhoneNumberFromString(typed.replace('(0)', ''));
  return number?.isPossible() ? number.number : null;
}
