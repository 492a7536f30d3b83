// A picture file as the page's reading takes it.
import sharp from 'sharp';
import type { Picture } from '../../../web/src/features/scan/reading/picture.ts';

/** Its pixels; no larger than the page makes a photo. */
export async function pixelsOf(file: string | Buffer): Promise<Picture> {
  const most = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await sharp(file).resize(most).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
