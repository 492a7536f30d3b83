// Names of models, chapters and manuals are found in any order of words, without accents, in either spelling (product §5 Search).
import { expect, test } from 'vitest';
import { inTurns } from '../../../../platform/in-turns.ts';
import { indexNames, namedBy, ownFirst } from './name-index.rules.ts';

test.each([
  ['tire', 'Wheels and tyres', true],
  ['tyres wheels', 'Wheels and tyres', true],
  ['electrico', 'Sistema eléctrico', true],
  ['tyre pump', 'Wheels and tyres', false],
  ['tyre ruedas', 'Wheels and tyres\nRuedas y neumáticos', true],
  ['els and ty', 'Wheels and tyres', true],
  ['tyres ruedas', 'Wheels and tyres', false],
  ['', 'Wheels and tyres', true],
])('product §5 %s in %s', async (typed, names, isFound) => {
  const { named } = namedBy(typed, await inTurns(indexNames(['Mast', names, 'Forks\nMast', names])));
  expect([1, 3].map((row) => named.includes(row))).toEqual([isFound, isFound]);
});

test('product §5 a line that two rows share finds both, one of its own finds the one', async () => {
  const names = await inTurns(indexNames(['A20RT\nBoom lift', 'A26RT\nBoom lift', 'S10\nScissor lift']));
  const foundBy = (typed: string) => namedBy(typed, names).named;
  expect(foundBy('boom')).toEqual([0, 1]);
  expect(foundBy('boom a26')).toEqual([1]);
  expect(foundBy('lift')).toEqual([0, 1, 2]);
  expect([namedBy('a2', names).called, namedBy('boom', names).called]).toEqual([[0, 1], []]);
  expect(foundBy(Array.from({ length: 40 }, (_, at) => `b${at}`).join(' '))).toEqual([]);
});

test('quality 7 names are folded in as many steps as there is work in them', () => {
  const stepsOf = (count: number) =>
    [...indexNames(Array.from({ length: count }, (_, at) => `Lift ${at}\nA${at}`))].length;
  const [some, many] = [stepsOf(5_000), stepsOf(50_000)];
  expect(some).toBeGreaterThan(100);
  expect(many).toBeGreaterThanOrEqual(some * 10);
});

test('product §5 rows that the reader’s own lines name come first, the line that stands for a missing one counts', async () => {
  const names = await inTurns(
    indexNames(['T16\nBoom\nBrazo', 'T20\nBrazo lift\nPluma', 'T26\nBraced lift\n', 'T34\nMast\nMástil']),
  );
  const { named, isIn } = namedBy('bra', names);
  const first = (line: number) => ownFirst(named, (row) => isIn(row, [[line, 1]]));
  expect([named, first(1), first(2)]).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [0, 2, 1],
  ]);
});
