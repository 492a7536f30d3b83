// The order of names by nearness, in five languages (product §5 Search).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestFirst, nearnessOf } from './near-names.rules.ts';

test.each([
  [
    'lift cylinder',
    [
      'Lift cylinder',
      'Lift cylinder 80/45×1115',
      'Seal kit for lift cylinder',
      'Cylinder, boom lift',
      'Lift cylinders',
    ],
  ],
  ['LIFT-CYLINDER', ['lift cylinder', 'Lift cylinder, left', 'Pin, lift cylinder', 'Cylinder of the lift']],
  [
    'cilindro de elevación',
    [
      'Cilindro de elevacion',
      'Cilindro de elevación izquierdo',
      'Kit de juntas del cilindro de elevación',
      'Elevación de cilindro',
    ],
  ],
  [
    'cilindro de elevacao',
    [
      'Cilindro de elevação',
      'Cilindro de elevação 80',
      'Kit de vedação do cilindro de elevação',
      'Elevação, cilindro de',
    ],
  ],
  [
    'vérin de levage',
    ['Vérin de levage', 'Verin de levage gauche', 'Pochette de joints de vérin de levage', 'Levage : vérin de mât'],
  ],
  ['举升油缸', ['举升油缸', '举升油缸密封件包', '左举升油缸', '油缸举升油']],
  ['tire valve', ['Tyre valve', 'Tyre valve cap', 'Cap for tire valve', 'Valve of a tyre']],
  ['lift cylinders', ['Lift cylinder', 'Lift cylinder 80', 'Seal kit for lift cylinder', 'Cylinder of the lift']],
  ['gas boxes', ['Gas box', 'Gas box left', 'Lid for gas box', 'Boxes of gas']],
  ['lift cyl', ['Lift cylinder', 'Seal kit for lift cylinder', 'Cylinder of the lift']],
])(
  'product §5 %s ranks the very name, then names that begin so, then the words side by side, then the rest',
  (typed, names) => {
    const of = nearnessOf(typed);
    const order = names.map((name) => of([null, name]));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
  },
);

test('product §5 hits found by name change places among themselves alone; what fits goes ahead and equals stay as they were', () => {
  const hit = fc.record({ foundBy: fc.constantFrom('name', 'code', 'alias'), near: fc.nat(3), fits: fc.boolean() });
  fc.assert(
    fc.property(fc.array(hit, { maxLength: 12 }), (made) => {
      const hits = made.map((one, partId) => ({ ...one, partId }));
      const sorted = nearestFirst(
        hits,
        (one) => one.near,
        (one) => one.fits,
      );
      expect(sorted.map((one) => one.foundBy)).toEqual(hits.map((one) => one.foundBy));
      const notNamed = (list: typeof hits) => list.filter((one) => one.foundBy !== 'name');
      expect(notNamed(sorted)).toEqual(notNamed(hits));
      const named = sorted.filter((one) => one.foundBy === 'name');
      named.slice(1).forEach((one, at) => {
        const before = named[at];
        if (!before) throw new Error('nothing before');
        const isBefore = [Number(!before.fits) - Number(!one.fits), before.near - one.near, before.partId - one.partId];
        expect(isBefore.find((difference) => difference !== 0)).toBeLessThan(0);
      });
    }),
  );
});
