// Part pictures stand on any ground (design: part pictures on one ground, same light, same angle).
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPartPicture } from '../parts.ts';
import type { TemplateName } from '../templates/index.ts';

test.for<TemplateName>(['rim', 'roughWheel', 'brakeDisc', 'gearPump', 'buffer'])(
  'design: no edge of the picture cuts the shadow or the part: %s',
  async (template) => {
    const picture = await renderPartPicture({ template, params: {} }, { format: 'png' });
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const coverAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0;
    const rim = Array.from({ length: info.width }, (_, at) => at).flatMap((at) => [
      coverAt(at, 0),
      coverAt(at, info.height - 1),
      coverAt(0, at),
      coverAt(info.width - 1, at),
    ]);
    expect(Math.max(...rim)).toBe(0);
    // Nor does it end in a step just within.
    expect(Math.max(...Array.from({ length: info.height }, (_, y) => coverAt(info.width - 1 - 8, y)))).toBeLessThan(16);
  },
);
