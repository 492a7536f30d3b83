// Long lists are gone through a few at a time, and nothing of them is lost between (product §5 Search).
import { expect, test } from 'vitest';
import { inTurns } from '../../../platform/in-turns.ts';
import { mapCooperatively, sortCooperatively } from './cooperative-steps.rules.ts';

const many = Array.from({ length: 50_000 }, (_, at) => `${(at * 7919) % 50_021}é车`);

test('quality 7 of 50,000 texts no step takes more than a few hundred', async () => {
  let taken = 0;
  const steps = mapCooperatively(many, (text) => {
    taken += 1;
    return text.length;
  });
  for (let step = steps.next(); !step.done; step = steps.next()) {
    expect(taken).toBeLessThanOrEqual(300);
    taken = 0;
  }
  expect(await inTurns(mapCooperatively(many, (text) => text.length))).toEqual(many.map((text) => text.length));
});

test.each([0, 1, 249, 250, 251, 6_001])('product §5 %s words are sorted as at once', async (count) => {
  const words = many.slice(0, count);
  expect(await inTurns(sortCooperatively(words))).toEqual(words.toSorted());
});

test('quality 7 50,000 words are sorted in steps', () => {
  expect([...sortCooperatively(many)].length).toBeGreaterThan(200);
});
