// Sizes as names have them with a unit behind, and in lists, over a large segment and a small one (product §5 Search).
import { expect, test } from 'vitest';
import { engineOf, hitsOf } from '../index/engine.make.ts';

const PARTS = [
  { id: 1, name: 'O-ring 12.5 x 2.65 mm' },
  { id: 3, name: 'O-ring 12.5×3' },
  { id: 5, name: 'O-ring 80 x 4 mm' },
  { id: 7, name: 'O-ring 80×45' },
  { id: 9, name: 'Seal 10 x 12.5 mm' },
  { id: 11, name: 'Tube M8 x 1.25 mm' },
  { id: 13, name: 'Shim set 0.1,0.2,0.3 mm' },
  { id: 15, name: 'Ring set 12.5x2.65,M14x3.5' },
  { id: 17, name: 'Joint torique 16,5 x 2,5mm' },
  { id: 19, name: 'Gasket 8x1.25NBR' },
];

test.each([
  ['12.5 x 2.65', [1, 15]],
  ['o-ring 12.5 x 2.65', [1]],
  ['o-ring 12,5×2,65 mm', [1]],
  ['o-ring 12.5x2.65mm', [1]],
  ['o-ring 12.5x', [1, 3]],
  ['o-ring 12.5', [1, 3]],
  ['o-ring 2.65', [1]],
  ['o-ring 2.65 mm', [1]],
  ['seal 10 x 12.5', [9]],
  ['seal 12.5 mm', [9]],
  ['tube 1.25 mm', [11]],
  ['m8x1.25', [11]],
  ['shim 0.2', [13]],
  ['shim 0.3', [13]],
  ['shim 0.3 mm', [13]],
  ['shim 0.1,0.2,0.3', [13]],
  ['shim 0.1,0', [13]],
  ['set m14x3.5', [15]],
  ['torique 16.5x2.5', [17]],
  ['torique 2,5 mm', [17]],
  ['gasket 8x1.25', [19]],
])('product §5 a size is found with its unit and without it: %s', (typed, found) => {
  for (const edited of [[], PARTS.filter(({ id }) => found.includes(id))]) {
    const engine = engineOf(PARTS, edited);
    const ids = hitsOf(engine, typed).map((hit) => hit.partId);
    expect(
      ids.toSorted((a, b) => a - b),
      `${String(edited.length)} edited`,
    ).toEqual(found);
  }
});

test('product §5 a size with its unit is no lesser one, and is the one typed where a name has it without', () => {
  const engine = engineOf([...PARTS, { id: 21, name: 'O-ring 80×4' }, { id: 23, name: 'O-ring 12.5×2' }]);
  const ids = (text: string) => hitsOf(engine, text).map((hit) => hit.partId);
  expect(ids('o-ring 12.5x2')).toEqual([23]);
  expect(new Set(ids('o-ring 80x4'))).toEqual(new Set([5, 21]));
});

test.each([
  ['bolt m8x20mm', [1, 3]],
  ['bolt m8x20 mm', [1, 3]],
  ['bolt 8x20mm', [1, 3]],
  ['hose 12mm', [5, 7]],
  ['hose 12 mm', [5, 7]],
  ['hose 3/8in', [9, 11]],
  ['hose 3/8 in', [9, 11]],
  ['hose 3/8 pulg', [9, 11]],
  ['o-ring 12,5mm', [13]],
  ['o-ring 12.5x3 mm', [13]],
  ['relay 24V', [15, 17]],
  ['relay 24 v', [15, 17]],
  ['switch 10bar', [19]],
  ['switch 10 bar', [19]],
])('product §5 a size is the one that names print without its unit, and no longer one: %s', (typed, found) => {
  const parts = [
    { id: 1, name: 'Bolt M8×20' },
    { id: 3, name: 'Bolt M8x20 mm' },
    { id: 5, name: 'Hose 12' },
    { id: 7, name: 'Hose 12 mm' },
    { id: 9, name: 'Hose 3/8"' },
    { id: 11, name: 'Hose 3/8in' },
    { id: 13, name: 'O-ring 12.5×3' },
    { id: 15, name: 'Relay 24 V' },
    { id: 17, name: 'Relay 24V' },
    { id: 19, name: 'Switch 10 bar' },
    { id: 21, name: 'Banjo bolt M8×200' },
    { id: 23, name: 'Hose 120' },
    { id: 25, name: 'Hose 12×2' },
    { id: 27, name: 'Bolt M14×1.5' },
  ];
  for (const edited of [[], parts.filter(({ id }) => found.includes(id))]) {
    const ids = hitsOf(engineOf(parts, edited), typed).map((hit) => hit.partId);
    expect(
      ids.toSorted((a, b) => a - b),
      `${String(edited.length)} edited`,
    ).toEqual(found);
  }
});

test.each([
  ['125\u00b5m', [1, 3]],
  ['strainer 125 \u03bcm', [1, 3]],
  ['125um strainer', [1, 3]],
  ['grease 400g', [5, 7]],
  ['400 g grease', [5, 7]],
  ['paint 400 ml', [9]],
  ['siren 100dB', [11]],
  ['tyre 12 in', [13]],
  ['hose dn8x950mm', [15]],
  ['washer 8mm', [19]],
  ['washer 8 mm', [19]],
  ['washer 8', []],
  ['washer g3/8', [17]],
  ['washer g 3/8', [17]],
  ['washer 3/8', [17]],
  ['washer g3', [17]],
  ['union m16x2 g 1/4', [23]],
  ['union M16×2 G1/4"', [23]],
  ['g3/8接头', [25]],
  ['接头 g3/8', [25]],
  ['pipe 5/1', [27]],
  ['pipe 5/16', [27]],
])(
  'product §5 a figure and its unit are the same with a blank and without, and a part of a fraction is no figure: %s',
  (typed, found) => {
    const parts = [
      { id: 1, name: 'Strainer 125 \u00b5m' },
      { id: 3, name: 'Strainer 125\u03bcm' },
      { id: 5, name: 'Grease cartridge 400 g EP2' },
      { id: 7, name: 'Grease 400g' },
      { id: 9, name: 'Paint 400ml' },
      { id: 11, name: 'Siren 100 dB' },
      { id: 13, name: 'Tyre 12"' },
      { id: 15, name: 'Hose DN8\u00d7950' },
      { id: 17, name: 'Washer G3/8"' },
      { id: 19, name: 'Flat washer M8' },
      { id: 21, name: 'Grease nipple G1/8"' },
      { id: 23, name: 'Union M16×2 G1/4"' },
      { id: 25, name: 'G3/8接头' },
      { id: 27, name: 'Pipe 5/16"' },
    ];
    for (const edited of [[], parts.filter(({ id }) => found.includes(id))]) {
      const hits = hitsOf(engineOf(parts, edited), typed).filter((hit) => hit.foundBy === 'name');
      expect(
        hits.map((hit) => hit.partId).toSorted((a, b) => a - b),
        `${String(edited.length)} edited`,
      ).toEqual(found);
    }
  },
);
