// Reads a nameplate off a photo (product §5 Scan): the picture is made ready in one way after another until a number stands out; all lines read are handed on, since the server knows which numbers there are.
import { calmed, evened, type Gray, grayOf, leanOf, stretched, turned, within } from './gray-picture.rules.ts';
import type { Picture } from './picture.ts';
import { isNumberRead } from './plate-lines.rules.ts';
import type { Layout, ReadLine, TextReader } from './text-reader.ts';

/** One way of making it ready. */
interface Attempt {
  layout: Layout;
  ready: (picture: Gray) => Gray;
}

const SIZE = 1600;
const LITTLE = 0.02;
/** Evened over about the height of a letter: shade and glare go, and the edge of the plate is far from most of them. */
const closely = (picture: Gray): Gray => evened(picture, Math.round(picture.width / 80));
const withContrast = (picture: Gray): Gray => stretched(picture, Math.round(picture.width / 40));

/** Letters at the ends of words are lost by one way and kept by another, so that two are taken at least. */
const LEAST = 2;
const ATTEMPTS: readonly Attempt[] = [
  { layout: 'scattered', ready: closely },
  { layout: 'scattered', ready: withContrast },
  { layout: 'scattered', ready: (picture) => picture },
  { layout: 'block', ready: closely },
];

/** The lines of the plate; `tell` hears how much of the work is done, from 0 to 1. */
export function readPlate(picture: Picture, reader: TextReader, tell: (share: number) => void): string[] {
  const upright = straight(calmed(within(grayOf(picture), SIZE)));
  const lines: ReadLine[] = [];
  for (const [at, { layout, ready }] of ATTEMPTS.entries()) {
    lines.push(...reader.read(ready(upright), layout));
    tell((at + 1) / ATTEMPTS.length);
    if (at + 1 >= LEAST && isNumberRead(lines)) break;
  }
  return [...new Set(lines.map(({ text }) => text))];
}

function straight(picture: Gray): Gray {
  const lean = leanOf(picture);
  return Math.abs(lean) < LITTLE ? picture : turned(picture, lean);
}
