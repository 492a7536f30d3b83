// Reads a nameplate off a photo (product §5 Scan): the picture is made ready in one way after another until a number stands out; all lines read are handed on, since the server knows which numbers there are.
import { evened, type Gray, grayOf, leanOf, turned, within } from './gray-picture.rules.ts';
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
const evenly = (picture: Gray): Gray => evened(picture, Math.round(picture.width / 40));

const ATTEMPTS: readonly Attempt[] = [
  { layout: 'scattered', ready: evenly },
  { layout: 'scattered', ready: (picture) => picture },
  { layout: 'block', ready: evenly },
];

/** The lines of the plate; `tell` hears how much of the work is done, from 0 to 1. */
export function readPlate(picture: Picture, reader: TextReader, tell: (share: number) => void): string[] {
  const upright = straight(within(grayOf(picture), SIZE));
  const lines: ReadLine[] = [];
  for (const [at, { layout, ready }] of ATTEMPTS.entries()) {
    lines.push(...reader.read(ready(upright), layout));
    tell((at + 1) / ATTEMPTS.length);
    if (isNumberRead(lines)) break;
  }
  return [...new Set(lines.map(({ text }) => text))];
}

function straight(picture: Gray): Gray {
  const lean = leanOf(picture);
  return Math.abs(lean) < LITTLE ? picture : turned(picture, lean);
}
