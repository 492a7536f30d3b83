// Spellings of a number that was nearly typed right, for whoever looks for a machine by it (product §5 History).
import { oneOffOfOtherLength, oneOffOfSameLength } from './one-off.rules.ts';
import { normalCode, type SerialLengths } from '@outrigger/contract';
import { confusions } from './serial.rules.ts';

const LEAST = 5;
/** As many last digits of a number are enough to ask which machine it is. */
const LAST_DIGITS = /^[0-9]{4,}$/;

/** Other spellings of a number: those looked for among the company's own machines, and those among everybody's. */
export interface Spellings {
  own: readonly string[];
  anyones: readonly string[];
}

const NONE: Spellings = { own: [], anyones: [] };

// A whole number may begin with as many letters as its maker likes, also one of the longest with a character too many; anything else with four of them is a word.
const isNumber = (serial: string, { serial: whole }: SerialLengths): boolean => {
  const { length } = serial;
  const most = Math.max(...whole) + 1;
  if (length < Math.min(LEAST, ...whole) || length > most || !/\d/.test(serial)) return false;
  return length === most || whole.includes(length) || !/\p{L}{4}/u.test(serial);
};

/** Spellings by characters that look alike, nearest first; none for words. */
export function similarSpellings(typed: string, lengths: SerialLengths): Spellings {
  const serial = normalCode(typed);
  if (!isNumber(serial, lengths) || serial.length > Math.max(...lengths.serial)) return NONE;
  const spellings = confusions(serial);
  return { own: spellings, anyones: spellings };
}

/** Spellings one character away; among everybody's machines those of a whole number's length alone, and none longer than what was typed, or each beginning would be one. */
export function oneOffSpellings(typed: string, lengths: SerialLengths): Spellings {
  const serial = normalCode(typed);
  if (!isNumber(serial, lengths)) return NONE;
  const own = [...oneOffOfSameLength(serial), ...oneOffOfOtherLength(serial)];
  const isWhole = (one: string) => one.length <= serial.length && lengths.serial.includes(one.length);
  return { own, anyones: own.filter(isWhole) };
}

/** The digits typed where they may be the last of a serial number, else null. */
export function lastDigits(typed: string): string | null {
  const digits = normalCode(typed);
  return LAST_DIGITS.test(digits) ? digits : null;
}
