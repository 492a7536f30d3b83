// What counts as an answer after the kill (quality 5).
import { expect, test } from 'vitest';
import { heardAfter } from './heard-answers.ts';

test('quality 5 a wait is counted from when the killed part is back, a refusal until the next kill', () => {
  const all = [
    { begunAt: 10, endedAt: 90, isGiven: false },
    { begunAt: 50, endedAt: 400, isGiven: true },
    { begunAt: 150, endedAt: 180, isGiven: false },
    { begunAt: 890, endedAt: 950, isGiven: false },
    { begunAt: 920, endedAt: 990, isGiven: true },
  ];
  expect(heardAfter(all, { from: 100, to: 900 })).toEqual({ longestWait: 300, lastRefusal: 80 });
  expect(heardAfter([], { from: 100, to: 900 })).toEqual({ longestWait: 0, lastRefusal: 0 });
});
