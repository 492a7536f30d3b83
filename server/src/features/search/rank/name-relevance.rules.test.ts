// The order of names by nearness, in five languages (product §5 Search).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesToCompare } from '../match/names-to-compare.rules.ts';
import { mostRelevantFirst, relevanceOf, relevanceOfSome } from './name-relevance.rules.ts';

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'zh'];
const namesIn = (language: string, name: string) =>
  namesToCompare(LANGUAGES.map((one) => (one === language ? name : null)));

test.each([
  [
    'en',
    'lift cylinder',
    [
      'Lift cylinder',
      'Lift cylinder 80/45×1115',
      'Seal kit for lift cylinder',
      'Cylinder, boom lift',
      'Lift cylinders',
    ],
  ],
  ['en', 'LIFT-CYLINDER', ['lift cylinder', 'Lift cylinder, left', 'Pin, lift cylinder', 'Cylinder of the lift']],
  [
    'es',
    'cilindro de elevación',
    [
      'Cilindro de elevacion',
      'Cilindro de elevación izquierdo',
      'Kit de juntas del cilindro de elevación',
      'Elevación de cilindro',
    ],
  ],
  [
    'pt',
    'cilindro de elevacao',
    [
      'Cilindro de elevação',
      'Cilindro de elevação 80',
      'Kit de vedação do cilindro de elevação',
      'Elevação, cilindro de',
    ],
  ],
  [
    'fr',
    'vérin de levage',
    ['Vérin de levage', 'Verin de levage gauche', 'Pochette de joints de vérin de levage', 'Levage : vérin de mât'],
  ],
  ['zh', '举升油缸', ['举升油缸', '举升油缸总成 80×45', '左举升油缸', '举升油缸密封件包', '油缸举升油']],
  ['en', 'charger', ['Charger', 'Charger 24 V', 'Charger 24 V, remanufactured', 'Battery charger', 'Charger cable']],
  ['en', 'charger reman', ['Charger, remanufactured', 'Plate of a remanufactured charger']],
  ['fr', 'démarreur', ['Démarreur', 'Démarreur 12 V', 'Démarreur 12 V reconditionné', 'Relais de démarreur']],
  ['en', 'tire valve', ['Tyre valve', 'Tyre valve cap', 'Cap for tire valve', 'Valve of a tyre']],
  ['en', 'lift cylinders', ['Lift cylinder', 'Lift cylinder 80', 'Seal kit for lift cylinder', 'Cylinder of the lift']],
  ['en', 'gas boxes', ['Gas box', 'Gas box left', 'Lid for gas box', 'Boxes of gas']],
  ['en', 'lift cyl', ['Lift cylinder', 'Seal kit for lift cylinder', 'Cylinder of the lift']],
  [
    'en',
    'hydraulic cylinder',
    [
      'Hydraulic cylinder',
      'Hydraulic cylinder assembly, left',
      'Rear hydraulic cylinder 80',
      'Hydraulic cylinder barrel',
      'Seal kit for hydraulic cylinder',
    ],
  ],
  ['en', 'o ring', ['O-ring', 'O-ring 25×3', 'Viton O-ring 25×3', 'O-ring box', 'Groove of an O-ring in it', 'Ring O']],
  ['en', 'oring', ['O-ring', 'O-ring 25×3', 'Viton O-ring 25×3', 'O-ring box']],
])(
  'product §5 in %s %s ranks the very name, then that thing, then what belongs to it, then the rest',
  (language, typed, names) => {
    const of = relevanceOf(typed);
    const order = names.map((name) => of(namesIn(language, name)));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
  },
);

test('product §5 of names that hold some of the words those of that thing come first, and little words do not count', () => {
  const of = relevanceOfSome('motor de tracción');
  const order = [
    of(namesIn('es', 'Motor de traslación')),
    of(namesIn('es', 'Soporte de motor')),
    of(namesIn('es', 'Filtro de aceite')),
  ];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(3);
  const cylinder = relevanceOfSome('hydraulic cylinder');
  expect(cylinder(namesIn('en', 'Lift cylinder'))).toBeLessThan(cylinder(namesIn('en', 'Cylinder barrel')));
});

test('product §5 names that hold all words whole, anywhere, come before those in which the last is only begun', () => {
  const of = relevanceOf('cylinder boom');
  const [whole, begun] = [namesIn('en', 'Boom of a cylinder'), namesIn('en', 'Cylinder for booms')];
  expect(of(whole)).toBeLessThan(of(begun));
  expect([of(whole, true), of(begun, false)]).toEqual([of(whole), of(begun)]);
});

test('product §5 hits found by name change places among themselves alone; lanes go ahead and equals stay as they were', () => {
  const hit = fc.record({
    foundBy: fc.constantFrom('name', 'code', 'alias'),
    matched: fc.constant(null),
    near: fc.nat(3),
    lane: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(hit, { maxLength: 12 }), (made) => {
      const hits = made.map((one, partId) => ({ ...one, partId }));
      const sorted = mostRelevantFirst(
        hits,
        (one) => one.near,
        (one) => one.lane,
      );
      expect(sorted.map((one) => one.foundBy)).toEqual(hits.map((one) => one.foundBy));
      const notNamed = (list: typeof hits) => list.filter((one) => one.foundBy !== 'name');
      expect(notNamed(sorted)).toEqual(notNamed(hits));
      const named = sorted.filter((one) => one.foundBy === 'name');
      named.slice(1).forEach((one, at) => {
        const before = named[at];
        if (!before) throw new Error('nothing before');
        const isBefore = [before.lane - one.lane, before.near - one.near, before.partId - one.partId];
        expect(isBefore.find((difference) => difference !== 0)).toBeLessThan(0);
      });
    }),
  );
});

test.each([
  ['en', 'cylinder lift', 'Lift cylinder 80/45×1115', 'Seal kit for lift cylinder'],
  ['en', 'hose boom', 'Boom extension hose', 'Clamp for hose at boom'],
  ['es', 'elevación cilindro', 'Cilindro de elevación', 'Kit de juntas del cilindro de elevación'],
  ['fr', 'levage vérin', 'Vérin de levage', 'Pochette de joints de vérin de levage'],
  ['zh', '油缸 举升', '举升臂油缸', '举升油缸密封件包'],
  ['en', 'cylinder lif', 'Lift cylinder 80/45×1115', 'Seal kit for lift cylinder'],
])('product §5 in %s %s means %s before %s', (language, typed, thing, other) => {
  const of = relevanceOf(typed);
  expect(of(namesIn(language, thing))).toBeLessThan(of(namesIn(language, other)));
});
