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
const LONGEST = Math.max(...limits.machineKeywordLengths);

/** Other spellings of a serial number by the confusions O/0, I/1, S/5, B/8; the fewest changes first, 256 at most; none for what is longer than any. */
export function confusions(serial: string): string[] {
  if (serial.length > LONGEST) return [];
  const found: string[] = [];
  let nearest: Spelling[] = [{ text: serial, from: 0 }];
  while (nearest.length > 0 && found.length < MOST) {
    nearest = nearest.flatMap(withOneChange);
    found.push(...nearest.map(({ text }) => text));
  }
  return found.slice(0, MOST);
}

/** A spelling, and where after its last change the next one may be, so that each set of changes is made once. */
interface Spelling {
  text: string;
  from: number;
}

function withOneChange({ text, from }: Spelling): Spelling[] {
  const found: Spelling[] = [];
  for (let at = from; at < text.length; at += 1) {
    const other = CONFUSED[text.charAt(at)];
    if (other) found.push({ text: text.slice(0, at) + other + text.slice(at + 1), from: at + 1 });
  }
  return found;
}
