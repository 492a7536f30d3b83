// Weights and measures are those of the trade's own tables, near enough for a parts desk (product §1: credible weights and dimensions).
import { expect, test } from 'vitest';
import type { NounKey } from '../vocabulary/nouns.ts';
import { factsOf } from './facts.ts';
import { printedMeasures } from './printed-measures.ts';

const measure = (noun: NounKey, text: string, params: Record<string, number> = {}) =>
  printedMeasures(factsOf(noun), { text, scale: 1, params });

test.each<[NounKey, string, Record<string, number>, number]>([
  ['hexBolt', 'M12×35', { d: 12, length: 35 }, 46],
  ['socketScrew', 'M8×60', { d: 8, length: 60 }, 29],
  ['hexNut', 'M12', { d: 12 }, 16],
  ['flatWasher', 'M10', { d: 10 }, 3.6],
  ['rodSeal', '50×60×8', {}, 9],
  ['bushing', '40×44×40', {}, 90],
  ['pivotPin', 'Ø40×180', {}, 1776],
  ['cylinderRod', 'Ø35×950', { rod: 35, stroke: 770 }, 7600],
  ['hoseAssembly', 'DN8×950', {}, 500],
])('%s %s weighs what it weighs', (noun, text, params, grams) => {
  const found = measure(noun, text, params)?.grams ?? 0;
  expect(found / grams).toBeGreaterThan(0.8);
  expect(found / grams).toBeLessThan(1.25);
});

test('a ring is as wide as it is said to be', () => {
  expect(measure('rodSeal', '50×60×8')).toMatchObject({ length: 60, width: 60, height: 8 });
  expect(measure('steelPipe', '15×1.5×800')).toMatchObject({ length: 800, width: 15, height: 15 });
});

test('a size that tells no measures leaves them to the form', () => {
  expect(measure('joystick', '')).toBeUndefined();
});
