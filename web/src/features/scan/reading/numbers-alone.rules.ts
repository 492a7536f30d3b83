// A drawing without its lines: only what has the size of a figure of a number stays, so that rings and leaders about numbers are not read as letters.
import type { Gray } from './gray-picture.rules.ts';

const DARK = 140;
/** Heights of figures as parts of the picture's width: what is smaller is dirt, what is larger is drawing. */
const LEAST = 0.005;
const MOST = 0.03;
/** A figure is at least this slender, and this filled. */
const WIDEST = 1.25;
const THINNEST = 0.12;

/** What hangs together in black, and the box about it. */
interface Piece {
  pixels: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What may be one number: the picture of its figures alone, and its middle on the page. */
export interface NumberPicture {
  picture: Gray;
  x: number;
  y: number;
  isSingle: boolean;
}

/** A page has fewer callouts; what is beyond is hatching. */
const MOST_NUMBERS = 400;

/** Figures beside each other are one number. */
export function numberPictures(picture: Gray): NumberPicture[] {
  const groups: Piece[][] = [];
  for (const piece of figuresOf(picture).toSorted((a, b) => a.left - b.left)) {
    const group = groups.find((one) => isBeside(one.at(-1), piece));
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups.slice(0, MOST_NUMBERS).map((group) => cutOut(picture, group));
}

function figuresOf(picture: Gray): Piece[] {
  const seen = new Uint8Array(picture.width * picture.height);
  const found: Piece[] = [];
  for (let at = 0; at < seen.length; at += 1) {
    if (seen[at] || (picture.data[at] ?? 255) >= DARK) continue;
    const piece = pieceFrom(picture, at, seen);
    if (isFigure(piece, picture.width)) found.push(piece);
  }
  return found;
}

/** Of one line, and no further apart than half a figure is high. */
function isBeside(last: Piece | undefined, next: Piece): boolean {
  if (!last) return false;
  const height = Math.max(last.bottom - last.top, next.bottom - next.top);
  const isLevel = Math.abs(last.bottom - next.bottom) < height / 4 && Math.abs(last.top - next.top) < height / 4;
  return isLevel && next.left > last.left && next.left - last.right < height / 2;
}

function cutOut(page: Gray, group: readonly Piece[]): NumberPicture {
  const edge = (of: (piece: Piece) => number, pick: (...values: number[]) => number) => pick(...group.map(of));
  const [left, right] = [edge((piece) => piece.left, Math.min), edge((piece) => piece.right, Math.max)];
  const [top, bottom] = [edge((piece) => piece.top, Math.min), edge((piece) => piece.bottom, Math.max)];
  // Recognition wants white about a word.
  const margin = bottom - top + 1;
  const [width, height] = [right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin];
  const data = new Uint8ClampedArray(width * height).fill(255);
  for (const pixel of group.flatMap(({ pixels }) => pixels)) {
    const [x, y] = [pixel % page.width, Math.floor(pixel / page.width)];
    data[(y - top + margin) * width + x - left + margin] = page.data[pixel] ?? 255;
  }
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return { picture: { data, width, height }, ...middle, isSingle: group.length === 1 };
}

function isFigure({ pixels, left, right, top, bottom }: Piece, page: number): boolean {
  const [width, height] = [right - left + 1, bottom - top + 1];
  const isSized = height >= page * LEAST && height <= page * MOST && width <= height * WIDEST;
  return isSized && pixels.length >= width * height * THINNEST;
}

/** All that is dark and touches, from one pixel on. */
function pieceFrom({ data, width, height }: Gray, first: number, seen: Uint8Array): Piece {
  const piece: Piece = { pixels: [first], left: width, right: 0, top: height, bottom: 0 };
  seen[first] = 1;
  for (let done = 0; done < piece.pixels.length; done += 1) {
    const at = piece.pixels[done] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    piece.left = Math.min(piece.left, x);
    piece.right = Math.max(piece.right, x);
    piece.top = Math.min(piece.top, y);
    piece.bottom = Math.max(piece.bottom, y);
    for (let down = -1; down <= 1; down += 1) {
      for (let across = -1; across <= 1; across += 1) {
        if (x + across < 0 || x + across >= width || y + down < 0 || y + down >= height) continue;
        const next = at + down * width + across;
        if (seen[next] || (data[next] ?? 255) >= DARK) continue;
        seen[next] = 1;
        piece.pixels.push(next);
      }
    }
  }
  return piece;
}
