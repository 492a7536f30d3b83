// Product §8 hotspots proposed: numbers are cut out of a drawing, rings, leaders and dirt left behind.
import { expect, test } from 'vitest';
import { numberPictures } from './numbers-alone.rules.ts';

const WIDTH = 1000;
const HEIGHT = 400;

/** A white page with filled boxes: left, top, width, height. */
function page(...boxes: readonly (readonly [number, number, number, number])[]) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT).fill(255);
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y += 1) data.fill(0, y * WIDTH + left, y * WIDTH + left + width);
  return { data, width: WIDTH, height: HEIGHT };
}

test('product §8 figures beside each other are one number, wherever it stands', () => {
  const found = numberPictures(page([100, 50, 6, 14], [110, 50, 8, 14], [600, 300, 8, 14]));
  expect(found.map(({ x, y, isSingle }) => [x, y, isSingle])).toEqual([
    [108.5, 56.5, false],
    [603.5, 306.5, true],
  ]);
  // White about it, and nothing but its figures.
  expect(found[1]?.picture).toMatchObject({ width: 36, height: 42 });
});

test('product §8 a frame, a leader and dirt are no numbers, and take none with them', () => {
  const frame = [
    [80, 30, 60, 2],
    [80, 30, 2, 60],
    [138, 30, 2, 60],
    [80, 88, 60, 2],
  ] as const;
  const found = numberPictures(page(...frame, [105, 50, 8, 14], [140, 60, 700, 2], [900, 300, 2, 2]));
  expect(found.map(({ x, y }) => [x, y])).toEqual([[108.5, 56.5]]);
});
