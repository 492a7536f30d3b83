// Test data of imports: texts in encodings that Node reads and does not write.
import { TextDecoder } from 'node:util';
import type { Encoding } from '../../../platform/text-files/decode-text.ts';

const HIGH = Array.from({ length: 0x80 }, (_, at) => at + 0x80);

/** The bytes of each letter in an encoding of one or two bytes a letter. */
function lettersOf(encoding: Encoding, places: readonly number[][]): Map<string, number[]> {
  const decoder = new TextDecoder(encoding);
  return new Map(places.map((bytes) => [decoder.decode(Uint8Array.from(bytes)), bytes]));
}

const LETTERS = {
  'windows-1252': lettersOf(
    'windows-1252',
    HIGH.map((byte) => [byte]),
  ),
  gb18030: lettersOf(
    'gb18030',
    HIGH.flatMap((first) => HIGH.map((second) => [first, second])),
  ),
};

/** The bytes of a text; of letters that the encoding lacks, none. */
export const encodedAs = (encoding: keyof typeof LETTERS, text: string): Buffer =>
  Buffer.from(
    [...text].flatMap((letter) => (letter < '\x80' ? [letter.charCodeAt(0)] : (LETTERS[encoding].get(letter) ?? []))),
  );
