// Spellings of a number that was nearly typed right, for whoever looks for a machine by it (product §5 History).
import { oneOffOfOtherLength, oneOffOfSameLength } from './one-off.rules.ts';
import type { SerialLengths } from '@outrigger/contract';
import { confusions, normalSerial } from './serial.rules.ts';

const LEAST = 5;

/** Other spellings of a number: those looked for among the company's own machines, and those among everybody's. */
export interface Spellings {
  own: readonly string[];
  anyones: readonly string[];
}

const NONE: Spellings = { own: [], anyones: [] };

// A whole number may begin with as many letters as its maker likes; anything shorter or longer with four of them is a word.
const isNumber = (serial: string, { serial: whole }: SerialLengths): boolean =>
  serial.length >= Math.min(LEAST, ...whole) &&
  // One character more than the longest is one too many.
  serial.length <= Math.max(...whole) + 1 &&
  /\d/.test(serial) &&
  (whole.includes(serial.length) || !/\p{L}{4}/u.test(serial));

/** Spellings by characters that look alike, nearest first; none for words. */
export function similarSpellings(typed: string, lengths: SerialLengths): Spellings {
  const serial = normalSerial(typed);
  if (!isNumber(serial, lengths) || serial.length > Math.max(...lengths.serial)) return NONE;
  const spellings = confusions(serial);
  return { own: spellings, anyones: spellings };
}

/** Spellings one character away; among everybody's machines those of a whole number's length alone, or each beginning would be one. */
export function oneOffSpellings(typed: string, lengths: SerialLengths): Spellings {
  const serial = normalSerial(typed);
  if (!isNumber(serial, lengths)) return NONE;
  const same = oneOffOfSameLength(serial);
  const own = [...same, ...oneOffOfOtherLength(serial)];
  return { own, anyones: lengths.serial.includes(serial.length) ? same : [] };
}
