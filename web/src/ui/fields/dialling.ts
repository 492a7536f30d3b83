// Whether a telephone number can be dialled, by the tables of every country (spec §5); they are loaded once somebody types a number.
import type { parsePhoneNumberFromString } from 'libphonenumber-js/min';

let parse: typeof parsePhoneNumberFromString | undefined;

/** Loads the tables; without them the server alone decides. */
export async function loadDialling(): Promise<void> {
  try {
    parse ??= (await import('libphonenumber-js/min')).parsePhoneNumberFromString;
  } catch {
    // The page goes on: the server holds the number to the same tables.
  }
}

/** Whether a number with its calling code, such as `+49 (0)30 123456`, is of a length that is dialled there; true until the tables are there. */
export function mayBeDialled(phone: string): boolean {
  return parse === undefined || parse(phone.replace('(0)', ''))?.isPossible() === true;
}
