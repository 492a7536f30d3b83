// Lines of one machine are asked about together, a hundred at once (product §5).
import { expect, test } from 'vitest';
import { fitQuestions } from './line-fits.rules.ts';

const on = (...hosts: number[]) => hosts.map((hostId) => ({ hostId, serialNumber: String(hostId), qty: 1 }));

test('lines of one machine share their question, in whatever order they stand', () => {
  const questions = fitQuestions([
    { partId: 9, machines: on(41, 42) },
    { partId: 3, machines: on(41) },
    { partId: 5, machines: [] },
  ]);
  expect(Object.fromEntries(questions)).toEqual({ '41:3': '3,9', '41:9': '3,9', '42:9': '9' });
});

test('a question holds a hundred parts at most', () => {
  const lines = Array.from({ length: 250 }, (_, at) => ({ partId: at + 1, machines: on(41) }));
  const sizes = new Set([...fitQuestions(lines).values()].map((ids) => ids.split(',').length));
  expect([...sizes].toSorted((a, b) => a - b)).toEqual([50, 100]);
});
