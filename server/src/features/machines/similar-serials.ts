// Spellings of a number that was nearly typed right, for whoever looks for a machine by it (product §5 History: O/0, I/1, S/5, B/8).
import { confusions, normalSerial } from './serial.rules.ts';

const LEAST = 5;

/** Other spellings of what looks like one number with a digit in it, nearest first; none for words. */
export function similarSerials(typed: string): string[] {
  const serial = normalSerial(typed);
  const isNumber = serial.length >= LEAST && /\d/.test(serial) && !/\p{L}{4}/u.test(serial);
  return isNumber ? confusions(serial) : [];
}
