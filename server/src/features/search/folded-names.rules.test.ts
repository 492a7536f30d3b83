// Names of models, chapters and manuals are found in any order of words, without accents, in either spelling (product §5 Search).
import { expect, test } from 'vitest';
import { foldingOnce, namedBy } from './folded-names.rules.ts';

test.each([
  ['tire', 'Wheels and tyres', true],
  ['tyres wheels', 'Wheels and tyres', true],
  ['electrico', 'Sistema eléctrico', true],
  ['tyre pump', 'Wheels and tyres', false],
])('product §5 %s in %s', (typed, names, isFound) => {
  const fold = foldingOnce();
  const isNamed = namedBy(typed);
  expect(isNamed(fold(names))).toBe(isFound);
  // Asked again of the same names, which are shared.
  expect(fold(names)).toBe(fold(names));
  expect(isNamed(fold(names))).toBe(isFound);
});
