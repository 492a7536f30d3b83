// Reads how many pixels a picture says it has, from its first bytes, without unpacking any of it (docs/import-format.md).
import type { FileBytes } from './file-bytes.ts';

/** Width and height in pixels, as the head of the file says. */
export type PictureSize = readonly [width: number, height: number];

const WEBP_HEAD = 30;
/** Segments before the one that tells the size: comments, profiles, thumbnails. */
const SEGMENTS_MOST = 1000;

/** The size of a PNG, whose first chunk is its header. */
export async function pngSize({ read }: FileBytes): Promise<PictureSize | undefined> {
  const head = await read(16, 8);
  return head.length < 8 ? undefined : [head.readUInt32BE(0), head.readUInt32BE(4)];
}

/** The size of a JPEG, wherever its frame begins. */
export async function jpegSize({ read }: FileBytes): Promise<PictureSize | undefined> {
  let at = 2;
  for (let segment = 0; segment < SEGMENTS_MOST; segment += 1) {
    const head = await read(at, 9);
    if (head.length < 9 || head[0] !== 0xff) return undefined;
    const marker = head[1] ?? 0;
    if (isFrame(marker)) return [head.readUInt16BE(7), head.readUInt16BE(5)];
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
  return undefined;
}

/** C4, C8 and CC stand among the frames and are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a WebP, of whichever of its three kinds. */
export async function webpSize({ read }: FileBytes): Promise<PictureSize | undefined> {
  const head = await read(0, WEBP_HEAD);
  if (head.length < WEBP_HEAD) return undefined;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return [head.readUInt16LE(26) & 0x3f_ff, head.readUInt16LE(28) & 0x3f_ff];
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return [(bits & 0x3f_ff) + 1, ((bits >>> 14) & 0x3f_ff) + 1];
    }
    case 'VP8X':
      return [head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1];
    default:
      return undefined;
  }
}
