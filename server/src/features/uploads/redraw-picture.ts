// Draws a picture anew, so that nothing but its points is kept: no place, no camera, no hidden second file (quality 11).
import { refuse } from '../../platform/refuse.ts';
import type { FileKind } from './file-kind.rules.ts';

/** More points than any phone takes; a picture that claims more is refused by its head alone. */
const POINTS_MOST = 64_000_000;
const EDGE_MOST = 2560;
const SECONDS_MOST = 5;
const QUALITY = 85;

/** The picture upright and at most so many points wide and high, 2,560 unless said; a photo stays JPEG, all else becomes WebP. */
export async function redrawPicture(
  file: Buffer,
  kind: FileKind,
  edge: number = EDGE_MOST,
): Promise<{ bytes: Buffer; kind: FileKind }> {
  // Loaded with the first picture: a shop that starts need not wait for it.
  const { default: sharp } = await import('sharp');
  const drawn = sharp(file, { limitInputPixels: POINTS_MOST, failOn: 'error' })
    .timeout({ seconds: SECONDS_MOST })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
  const isPhoto = kind === 'jpeg';
  const encoded = isPhoto ? drawn.jpeg({ quality: QUALITY }) : drawn.webp({ quality: QUALITY });
  const bytes = await encoded.toBuffer().catch(() => refuse('uploadNotTaken', { kind: 'picture' }));
  return { bytes, kind: isPhoto ? 'jpeg' : 'webp' };
}
