// What is taken along with a machine: each file once, sizes said before, guessed where a file is made only with its first request.
import { expect, test } from 'vitest';
import { formatAge, formatSize } from './away-formats.ts';
import { namesIn, sizesOf } from './taking-plan.rules.ts';

type Told = Parameters<typeof namesIn>[0];
const rows = ['a.webp,b.webp', 'a.webp', '', 'c.webp'].map((imageUrl) => ({ imageUrl }));
const figure = (illustration: string | null, model3d: string | null) => ({ illustration, model3d });
const told = {
  machine: { image: 'm.webp' },
  list: { items: rows },
  book: {
    chapters: [{ figures: [figure('1.svg', 'x.glb'), figure('1.svg', null)] }, { figures: [figure(null, null)] }],
  },
} as unknown as Told;

test('each file once, of a part its first picture', () => {
  expect(namesIn(told)).toEqual({
    pictures: ['m.webp', 'a.webp', 'c.webp'],
    drawings: ['1.svg'],
    models: ['x.glb'],
  });
});

test('sizes are those of the files, a guess for what is not made yet; of a book its first edition', () => {
  const edition = (sizeBytes: number | null) => ({ manualId: 1, sizeBytes });
  const manuals = { items: [{ editions: [edition(5), edition(7)] }, { editions: [edition(null)] }, { editions: [] }] };
  const sizes = new Map<string, number | null>([
    ['a.webp', 10],
    ['m.webp', null],
    ['1.svg', 100],
    ['x.glb', 1000],
  ]);
  const found = sizesOf(namesIn(told), { sizes, list: told.list, manuals: manuals as never });
  expect(found).toEqual({ base: 100 + 4 * 1200, pictures: 10 + 2 * 12_000, models: 1000, manuals: 5 + 2_000_000 });
});

test('sizes and ages in the words of the language', () => {
  expect([formatSize(40, 'en-US'), formatSize(6_740_000, 'en-US'), formatSize(11_300_000, 'fr-FR')]).toEqual([
    '0.1 MB',
    '6.7 MB',
    '11\u202fMo',
  ]);
  const ago = (minutes: number, locale = 'en-US') => formatAge(0, minutes * 60_000, locale);
  expect([ago(0), ago(59), ago(125), ago(3000), ago(125, 'zh-CN')]).toEqual([
    '1 minute ago',
    '59 minutes ago',
    '2 hours ago',
    '2 days ago',
    '2小时前',
  ]);
});
