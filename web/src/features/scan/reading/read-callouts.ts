// Reads the numbers of callouts off a drawing (product §8): each is cut out of the drawing, since rings and leaders about it would be read for letters.
import { type Gray, grayOf, turned } from './gray-picture.rules.ts';
import { numberPictures } from './numbers-alone.rules.ts';
import type { Picture } from './picture.ts';
import type { CalloutRead } from './scanner-messages.ts';
import type { TextReader } from './text-reader.ts';

/** Below this width the numbers of a page are too small to be read. */
const WIDE = 2400;

/** Each number that was read, and where it stands. */
export function readCallouts(picture: Picture, reader: TextReader): CalloutRead[] {
  const page = enlarged(grayOf(picture));
  return numberPictures(page).flatMap(({ picture: number, x, y, isSingle }) => {
    const read = reader.readNumber(number, isSingle ? 'sign' : 'word');
    return read ? [{ ...read, left: x / page.width, top: y / page.height }] : [];
  });
}

const enlarged = (picture: Gray): Gray =>
  picture.width >= WIDE ? picture : turned(picture, 0, Math.min(3, WIDE / picture.width));
