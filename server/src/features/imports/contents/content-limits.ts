// How much of a file the shop takes: what no page could show, or no import read without halting, is refused (docs/import-format.md; quality §10).

const MEGABYTE = 1_000_000;

/** Bytes are of the file; pixels are those a picture says it has, whatever its bytes. */
export const contentLimits = {
  drawingBytes: 4 * MEGABYTE,
  drawingElements: 200_000,
  elementAttributes: 1000,
  pictureBytes: 30 * MEGABYTE,
  pictureSide: 16_384,
  picturePixels: 64_000_000,
  modelBytes: 200 * MEGABYTE,
  modelJsonBytes: 8 * MEGABYTE,
  bookBytes: 1000 * MEGABYTE,
} as const;

/** What is said of a file that is too large; null where it is not. */
export function tooLarge(what: string, size: number, most: number): string | null {
  if (size <= most) return null;
  return `${what} of at most ${most / MEGABYTE} MB; this has ${(size / MEGABYTE).toFixed(1)} MB`;
}
