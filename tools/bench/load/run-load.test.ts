// The short form of `npm run bench -- load`: what each import writes, and a shop that answers meanwhile, whatever the speed (quality 12; product §8 Import).
import { expect, it } from 'vitest';
import type { IndexBuilt } from '../catalogue/processes.ts';
import { type LoadFigures, runLoad } from './run-load.ts';

it('product §8 the same folder again writes nothing, a few changed rows alone are written, and a running shop answers meanwhile', {
  timeout: 300_000,
}, async () => {
  const figures: LoadFigures[] = [];
  const indexes: IndexBuilt[] = [];
  await runLoad(
    { size: 'S', seed: 2026, rate: 20, isHurried: true },
    { onFigures: (one) => figures.push(one), onIndexed: (index) => indexes.push(index) },
  );
  expect(indexes).toMatchObject([{ bytes: expect.any(Number) }]);
  const [first, again, changed, more, back, same] = figures.map(({ timed }) => timed);
  expect(first).toMatchObject({ changed: 0, unchanged: 0 });
  for (const one of [again, same]) expect(one).toMatchObject({ added: 0, changed: 0, unchanged: first?.added });
  expect(changed).toMatchObject({ added: 0, changed: back?.changed });
  expect(changed?.changed).toBeGreaterThan(0);
  expect(more).toMatchObject({ changed: 0, unchanged: 0 });
  const reads = figures.flatMap((one) => one.reads ?? []);
  expect(reads.map(({ failed }) => failed)).toEqual([0, 0, 0]);
  expect(Math.min(...reads.map(({ asked }) => asked))).toBeGreaterThan(0);
});
