// Data Matrix (ISO/IEC 16022, ECC 200), square, up to 174 codewords: on a small label it is read where a QR code of the same size is not (product §5 Scan).
import { placeCodewords } from './data-matrix-places.ts';

/** Side of the code, its regions a side, codewords of data and of correction. */
const SIZES = [
  [10, 1, 3, 5],
  [12, 1, 5, 7],
  [14, 1, 8, 10],
  [16, 1, 12, 12],
  [18, 1, 18, 14],
  [20, 1, 22, 18],
  [22, 1, 30, 20],
  [24, 1, 36, 24],
  [26, 1, 44, 28],
  [32, 2, 62, 36],
  [36, 2, 86, 42],
  [40, 2, 114, 48],
  [44, 2, 144, 56],
  [48, 2, 174, 68],
] as const;
const PAD = 129;
const DIGIT_PAIRS = 130;
const FIELD = 255;
const POLYNOMIAL = 0x12d;

/** Whether a text surely goes into the largest one. */
export const fitsDataMatrix = (text: string): boolean => /^[\0-\x7f]{1,174}$/.test(text);

/** The cells of a text, row by row, dark ones true, without the light border; RangeError for what is not ASCII or too long. */
export function dataMatrix(text: string): boolean[][] {
  const words = codewordsOf(text);
  const fitting = SIZES.find(([, , capacity]) => words.length <= capacity);
  if (!fitting) throw new RangeError('too long for a Data Matrix');
  const [size, regions, capacity, correction] = fitting;
  const data = padded(words, capacity);
  const places = placeCodewords(size - 2 * regions, [...data, ...correctionOf(data, correction)]);
  const region = size / regions;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const [inX, inY] = [x % region, y % region];
      if (inX === 0 || inY === region - 1) return true;
      if (inY === 0) return inX % 2 === 0;
      if (inX === region - 1) return inY % 2 === 1;
      const [atX, atY] = [x - 1 - 2 * Math.floor(x / region), y - 1 - 2 * Math.floor(y / region)];
      return places[atY]?.[atX] ?? false;
    }),
  );
}

/** Two digits are one codeword, another character is one. */
function codewordsOf(text: string): number[] {
  if (!/^[\0-\x7f]+$/.test(text)) throw new RangeError('no Data Matrix of what is not ASCII');
  return [...text.matchAll(/\d\d|[^]/g)].map(([part]) =>
    part.length === 2 ? DIGIT_PAIRS + Number(part) : part.charCodeAt(0) + 1,
  );
}

/** Filled up so that no two fillings are alike. */
function padded(words: readonly number[], capacity: number): number[] {
  const filled = [...words];
  if (filled.length < capacity) filled.push(PAD);
  while (filled.length < capacity) {
    const word = PAD + ((149 * (filled.length + 1)) % 253) + 1;
    filled.push(word > 254 ? word - 254 : word);
  }
  return filled;
}

const powers: number[] = [];
for (let at = 0, value = 1; at < FIELD; at += 1) {
  powers.push(value);
  value <<= 1;
  if (value > FIELD) value ^= POLYNOMIAL;
}
const power = (exponent: number): number => powers[exponent % FIELD] ?? 0;
const times = (a: number, b: number): number => (a && b ? power(powers.indexOf(a) + powers.indexOf(b)) : 0);

/** Reed-Solomon: what is left of the data divided by the product of (x - 2^n). */
function correctionOf(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let root = 1; root <= count; root += 1) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((value, at) => value ^ times(divisor[at - 1] ?? 0, power(root)));
  }
  const rest = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const lead = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < count; at += 1) rest[at] = (rest[at] ?? 0) ^ times(divisor[at + 1] ?? 0, lead);
  }
  return rest;
}
