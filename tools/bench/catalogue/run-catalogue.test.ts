// The short form of `npm run bench -- catalogue`: every answer right at the small size, whatever the speed (quality 12, 13).
import { expect, it } from 'vitest';
import { runCatalogue } from './run-catalogue.ts';

it('lists, details, search and parts lists answer what plain SQL answers, and the same a second time', {
  timeout: 300_000,
}, async () => {
  const run = { size: 'S', seed: 2026, questions: 40, rate: 400, seconds: 0.1, checked: 40, isHurried: true } as const;
  const { figures, index, wrong } = await runCatalogue(run);
  expect(wrong).toEqual([]);
  expect(figures.map((one) => one.kind.name)).toEqual(
    expect.arrayContaining(['goods-list', 'goods-detail', 'goods-search', 'goods-suggest', 'parts list of a machine']),
  );
  expect(Math.min(...figures.map((one) => one.perSecond))).toBeGreaterThan(0);
  expect(figures.map((one) => one.counted.all)).toEqual(figures.map((one) => one.kind.paths.length));
  expect(index.bytes).toBeGreaterThan(0);
});
