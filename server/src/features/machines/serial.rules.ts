// Serial numbers as people type them: stripped, held to the length of their scheme, with likely confusions (spec §5; product §5).
import { limits } from '@outrigger/contract';

/** Upper case without spaces, dashes and other punctuation, as serial numbers are compared. */
export const normalSerial = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s\u2010-\u2014!-/:-@[-`{-~]/g, '');

/** Whether a stripped serial number has a length machine search accepts: 7 or 17 characters, 17 alone for identification numbers. */
export function hasSerialLength(serial: string, isIdentification: boolean): boolean {
  const lengths: readonly number[] = limits.machineKeywordLengths;
  return isIdentification ? serial.length === 17 : lengths.includes(serial.length);
}

const CONFUSED: Record<string, string> = { O: '0', 0: 'O', I: '1', 1: 'I', S: '5', 5: 'S', B: '8', 8: 'B' };
const MOST = 256;

/** Other spellings of a serial number by the confusions O/0, I/1, S/5, B/8; the fewest changes first, 256 at most. */
export function confusions(serial: string): string[] {
  let found = [serial];
  for (let at = 0; at < serial.length; at += 1) {
    const other = CONFUSED[serial.charAt(at)];
    if (!other) continue;
    found = [...found, ...found.map((text) => text.slice(0, at) + other + text.slice(at + 1))].slice(0, MOST * 4);
  }
  const changes = (text: string) => [...text].filter((letter, at) => letter !== serial.charAt(at)).length;
  return found
    .filter((text) => text !== serial)
    .toSorted((a, b) => changes(a) - changes(b))
    .slice(0, MOST);
}
