// What a picture is and how large, told by its first bytes and by no name (product §5: checked by content).

/** A kind of picture that browsers show, by how its file ends, and its size in pixels. */
export interface PictureKind {
  ending: 'png' | 'jpg' | 'webp';
  width: number;
  height: number;
}

/** More than any page of a book is scanned in. */
const MOST_SIDE = 20_000;
const MOST_PIXELS = 100_000_000;

/** Null of what is no such picture, is cut short before its size, or would take the page with it. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  const kind = pngKind(bytes) ?? jpegKind(bytes) ?? webpKind(bytes);
  if (!kind) return null;
  const { width, height } = kind;
  const isSound = width > 0 && height > 0 && Math.max(width, height) <= MOST_SIDE && width * height <= MOST_PIXELS;
  return isSound ? kind : null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngKind(bytes: Buffer): PictureKind | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG) || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return null;
  return { ending: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frames that say the size: baseline, progressive and their like, but tables of codes and conditions. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegKind(bytes: Buffer): PictureKind | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker))
      return { ending: 'jpg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpKind(bytes: Buffer): PictureKind | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { ending: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { ending: 'webp', width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { ending: 'webp', width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 };
    }
    default:
      return null;
  }
}
