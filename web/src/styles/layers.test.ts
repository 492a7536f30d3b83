// Spec §9 element layer index: what lies over the page begins at 2000.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('§9 the layers over the page begin at 2000, a dialog below its menus, and notices above both', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const layers = [...tokens.matchAll(/--z-index-(\w+): (\d+);/g)].map(([, name, index]) => [name, Number(index)]);
  expect(layers).toEqual([
    ['dialog', 2000],
    ['popup', 2010],
    ['toast', 2020],
  ]);
});
