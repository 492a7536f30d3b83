// Judges a file by its content: whether it is what its name says, and what rows may point at in it (docs/import-format.md).
import { extname } from 'node:path';
import { contentLimits, tooLarge } from './content-limits.ts';
import type { FileBytes } from './file-bytes.ts';
import { judgeGlb, judgeGltf } from './judge-model.ts';
import { judgeSvg } from './judge-svg.ts';
import type { Judged } from './judged.ts';
import { jpegSize, type PictureSize, pngSize, webpSize } from './picture-size.ts';

const NO_NAMES: ReadonlySet<string> = new Set();
const HEAD = 1024;
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const WHOLE_PDF = 'a whole PDF, which begins with %PDF- and ends with %%EOF';

type Picture = { head: Buffer; end: Buffer; size: number };

const JUDGES: Record<string, (bytes: FileBytes) => Promise<Judged>> = {
  '.svg': judgeSvg,
  '.glb': judgeGlb,
  '.gltf': judgeGltf,
  '.pdf': judgePdf,
  '.png': (bytes) => judgePicture(bytes, 'PNG', { isOne: isPng, sizeOf: pngSize }),
  '.jpg': (bytes) => judgePicture(bytes, 'JPEG', { isOne: isJpeg, sizeOf: jpegSize }),
  '.jpeg': (bytes) => judgePicture(bytes, 'JPEG', { isOne: isJpeg, sizeOf: jpegSize }),
  '.webp': (bytes) => judgePicture(bytes, 'WebP', { isOne: isWebp, sizeOf: webpSize }),
};

/** Judges by the ending of the name; a name that is served under no type is judged elsewhere. */
export async function judgeFile(name: string, bytes: FileBytes): Promise<Judged> {
  return (await JUDGES[extname(name).toLowerCase()]?.(bytes)) ?? { names: NO_NAMES };
}

type Form = {
  isOne: (picture: Picture) => boolean;
  sizeOf: (bytes: FileBytes) => Promise<PictureSize | undefined>;
};

async function judgePicture(bytes: FileBytes, form: string, { isOne, sizeOf }: Form): Promise<Judged> {
  const { size, read } = bytes;
  const large = tooLarge(`a ${form} picture`, size, contentLimits.pictureBytes);
  if (large !== null) return { problem: large };
  const [head, end] = [await read(0, HEAD), await read(Math.max(0, size - HEAD), HEAD)];
  const pixels = isOne({ head, end, size }) ? await sizeOf(bytes) : undefined;
  if (!pixels || pixels.includes(0)) return { problem: `a whole ${form} picture, as its name says` };
  return isShowable(pixels) ? { names: NO_NAMES } : { problem: `${PIXELS}; this ${form} says ${pixels.join(' × ')}` };
}

const PIXELS = `a picture of at most ${contentLimits.pictureSide} pixels a side and ${contentLimits.picturePixels / 1_000_000} million in all`;

const isShowable = ([width, height]: PictureSize): boolean =>
  Math.max(width, height) <= contentLimits.pictureSide && width * height <= contentLimits.picturePixels;

/** Ends are looked for in the last bytes, since programs add their own behind them. */
const isPng = ({ head, end }: Picture) =>
  head.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' &&
  head.toString('latin1', 12, 16) === 'IHDR' &&
  end.includes(PNG_END);

const isJpeg = ({ head, end }: Picture) =>
  head.length > 3 && head.readUIntBE(0, 3) === 0xff_d8_ff && end.includes(JPEG_END);

const isWebp = ({ head, size }: Picture) =>
  head.toString('latin1', 0, 4) === 'RIFF' &&
  head.toString('latin1', 8, 12) === 'WEBP' &&
  head.readUInt32LE(4) + 8 <= size;

async function judgePdf({ size, read }: FileBytes): Promise<Judged> {
  const large = tooLarge('a PDF', size, contentLimits.bookBytes);
  if (large !== null) return { problem: large };
  const [head, end] = [await read(0, HEAD), await read(Math.max(0, size - HEAD), HEAD)];
  const isWhole = head.includes('%PDF-') && end.includes('%%EOF');
  return isWhole ? { names: NO_NAMES } : { problem: WHOLE_PDF };
}
