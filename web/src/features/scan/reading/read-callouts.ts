// Reads the numbers of callouts off a drawing (product §8): rings and leaders about them are no letters, so that numbers alone are looked for.
import { type Gray, grayOf, turned } from './gray-picture.rules.ts';
import type { Picture } from './picture.ts';
import type { CalloutRead } from './scanner-messages.ts';
import type { TextReader } from './text-reader.ts';

/** Below this width the numbers of a page are too small to be read. */
const WIDE = 2400;

/** Each number once for each place it stands at. */
export function readCallouts(picture: Picture, reader: TextReader): CalloutRead[] {
  const gray = enlarged(grayOf(picture));
  return reader.readNumbers(gray).map(({ text, confidence, x, y }) => ({
    text,
    confidence,
    left: x / gray.width,
    top: y / gray.height,
  }));
}

const enlarged = (picture: Gray): Gray =>
  picture.width >= WIDE ? picture : turned(picture, 0, Math.min(3, WIDE / picture.width));
