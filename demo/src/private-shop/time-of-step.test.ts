// Past orders keep working days (product §7: promise dates), whatever day the demo is filled on.
import { expect, test } from 'vitest';
import { timeOfStep } from './time-of-step.ts';

test('product §7 steps of past orders fall on working days, in order and before now, on every day of a fortnight', () => {
  for (let today = 0; today < 14; today += 1)
    for (const daysAgo of [4, 6, 8, 14, 26])
      for (const [first, second] of [
        [1, 8],
        [2, 7],
        [2, 9],
      ] as const) {
        const now = new Date(Date.UTC(2026, 0, 1 + today, 0, 5));
        const placedAt = new Date(Date.UTC(2026, 0, 1 + today - daysAgo, 11));
        const times = [first, second]
          .filter((after) => daysAgo - after >= 2)
          .map((after, number) => timeOfStep({ placedAt, now }, { after, number }));
        for (const at of times) expect([0, 6]).not.toContain(at.getUTCDay());
        const all = [placedAt, ...times, now].map((at) => at.getTime());
        expect(all).toEqual(all.toSorted((a, b) => a - b));
      }
});

test('what happens on the day of the order follows within minutes', () => {
  const placedAt = new Date('2026-01-03T10:00:00Z');
  const at = timeOfStep({ placedAt, now: new Date('2026-01-09T10:00:00Z') }, { after: 0, number: 0 });
  expect(at.toISOString()).toBe('2026-01-03T10:05:00.000Z');
});
