// Serial numbers as people type them: the lengths their schemes have, and likely confusions (spec §5; product §5).
import { limits, type SerialLengths } from '@outrigger/contract';

/** What a kind of serial numbers says of itself. */
export interface SerialScheme {
  inputLength: number | null;
  isIdentificationNumber: boolean;
}

/** The lengths machine search accepts: those of the kinds known, 7 and 17 where neither they nor their machines say any; an identification number is a serial number too. */
export function lengthsOf(schemes: readonly SerialScheme[]): SerialLengths {
  const [short, long] = limits.machineKeywordLengths;
  const lengths = (isIdentification: boolean, usual: number) => {
    const known = schemes.filter((one) => one.isIdentificationNumber === isIdentification);
    return known.length === 0 ? [usual] : known.map((one) => one.inputLength ?? usual);
  };
  const identification = lengths(true, long);
  const inOrder = (all: readonly number[]) => [...new Set(all)].toSorted((a, b) => a - b);
  return { serial: inOrder([...lengths(false, short), ...identification]), identification: inOrder(identification) };
}

/** A small L is read for 1, which nobody reads for a large one. */
const CONFUSED: Record<string, string> = { O: '0', 0: 'O', I: '1', L: '1', 1: 'I', S: '5', 5: 'S', B: '8', 8: 'B' };
const MOST = 256;

/** Other spellings of a code or serial number by the confusions O/0, I/1, L/1, S/5, B/8; the fewest changes first, 256 at most. */
export function confusions(serial: string): string[] {
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
