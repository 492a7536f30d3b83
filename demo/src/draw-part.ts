// Draws pictures of the demo shop's parts by their file names.
import { readPictureName } from './catalogue/part-drawing.ts';
import { renderPartPicture } from './geometry/parts.ts';

const BACK_AZIMUTH = 214;
/** Of the side that fills a screen; lists show half of it. */
const LARGE = { width: 960, height: 960 };

/** Draws `part/….webp`; null for a name that was never given. */
export async function drawPart(name: string): Promise<Buffer | null> {
  const picture = readPictureName(name);
  if (!picture) return null;
  return await renderPartPicture(picture.spec, {
    ...(picture.side === 2 ? { azimuth: BACK_AZIMUTH } : {}),
    ...(picture.isLarge ? LARGE : {}),
  });
}
