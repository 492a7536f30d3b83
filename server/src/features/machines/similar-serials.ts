// Spellings of a number that was nearly typed right, for whoever looks for a machine by it (product §5 History).
import { oneOffOfOtherLength, oneOffOfSameLength } from './one-off.rules.ts';
import { confusions, hasSerialLength, normalSerial } from './serial.rules.ts';

const LEAST = 5;

/** Other spellings of a number: those looked for among the company's own machines, and those among everybody's. */
export interface Spellings {
  own: readonly string[];
  anyones: readonly string[];
}

const NONE: Spellings = { own: [], anyones: [] };

// A whole number may begin with as many letters as its maker likes; anything shorter or longer with four of them is a word.
const isNumber = (serial: string): boolean =>
  serial.length >= LEAST &&
  serial.length <= LONGEST &&
  /\d/.test(serial) &&
  (hasSerialLength(serial, false) || !/\p{L}{4}/u.test(serial));
// One more than the longest serial number: a character too many.
const LONGEST = 18;

/** Spellings by characters that look alike, nearest first; none for words. */
export function similarSpellings(typed: string): Spellings {
  const serial = normalSerial(typed);
  if (!isNumber(serial)) return NONE;
  const spellings = confusions(serial);
  return { own: spellings, anyones: spellings };
}

/** Spellings one character away; among everybody's machines those of a whole number's length alone, or each beginning would be one. */
export function oneOffSpellings(typed: string): Spellings {
  const serial = normalSerial(typed);
  if (!isNumber(serial)) return NONE;
  const same = oneOffOfSameLength(serial);
  const own = [...same, ...oneOffOfOtherLength(serial)];
  return { own, anyones: hasSerialLength(serial, false) ? same : [] };
}
