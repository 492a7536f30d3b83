// Words that are written in one or in two (product §5 Search).
import { expect, test } from 'vitest';
import { engineOf, hitsOf } from '../index/engine.make.ts';

test('product §5 a word nobody wrote so is parted where a name has both halves side by side', () => {
  const parts = [
    { id: 1, name: 'Drive wheel' },
    { id: 3, name: 'Drive shaft, steering wheel' },
    { id: 5, name: 'Wheel nut' },
  ];
  const engine = engineOf(parts, [{ id: 7, name: 'Gate latch' }]);
  for (const [typed, meant] of [
    ['drivewheel', 'drive wheel'],
    ['Drivewhe', 'drive whe'],
    ['gatelatch left', 'gate latch left'],
    ['drive wheel', 'drive wheel'],
    // Halves of different names, a mistyped word, a code.
    ['wheelshaft', 'wheelshaft'],
    ['wheell', 'wheell'],
    ['drivewheel5', 'drivewheel5'],
  ] as const)
    expect(engine.parted(typed), typed).toBe(meant);
});

test('product §5 a name in one word is found by the two it is made of, and one in two by the one', () => {
  const engine = engineOf(
    [
      { id: 1, name: 'Drive wheel' },
      { id: 3, name: 'Drivewheel, left' },
      { id: 5, name: 'Wheel nut' },
      { id: 7, name: 'Drive shaft, steering wheel' },
    ],
    [{ id: 9, name: 'Drivewheel' }],
  );
  const ids = (text: string) => hitsOf(engine, text, { isShortFirst: true }).map((hit) => hit.partId);
  expect(ids('drive wheel')).toEqual([1, 3, 7, 9]);
  expect(ids('drive whe')).toEqual([1, 3, 7, 9]);
  expect(ids('drivewheel')).toEqual([9, 1, 3, 7]);
  expect(ids('left drive wheel')).toEqual([3]);
  expect(ids('nut wheel')).toEqual([5]);
  expect(engine.waysToWrite('left Drive wheel')).toEqual(['left Drive wheel', 'left Drivewheel']);
  expect(engine.waysToWrite('drive-wheel 5')).toEqual(['drive-wheel 5']);
});
