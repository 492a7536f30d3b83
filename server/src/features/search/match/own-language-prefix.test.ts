// Few letters typed: the reader's own names first, over a large segment and a small one (product §5 Search).
import { expect, test } from 'vitest';
import { NO_WISH, type Wish } from './code-matches.rules.ts';
import { PartEngine } from '../index/part-engine.ts';
import { openSegment, PartSegmentBuilder } from '../index/part-segment.ts';

const PARTS = [
  { id: 1, names: ['Lift cylinder', 'Cilindro de elevación', null, 'Vérin de levage', null], aliases: [] },
  { id: 2, names: ['Steer cylinder', 'Cilindro de dirección', null, null, null], aliases: ['DE8812'] },
  { id: 3, names: ['Oil tank', 'Depósito de aceite', null, null, null], aliases: [] },
  { id: 4, names: ['Decal', 'Calcomanía', null, null, null], aliases: ['DE77'] },
  { id: 5, names: ['Detector', null, null, null, null], aliases: [] },
  { id: 6, names: ['Oil filter', 'Filtro de aceite', null, null, null], aliases: [] },
];
const [ENGLISH, SPANISH] = [0, 1];

const segmentOf = (parts: typeof PARTS) => {
  const builder = new PartSegmentBuilder();
  for (const { id, names, aliases } of parts)
    builder.add({ id, rank: -id, code: `C${id}`, isSuperseded: false, aliases, names });
  return openSegment(builder.pack());
};
const engines = [
  new PartEngine(segmentOf(PARTS), null, new Set()),
  new PartEngine(segmentOf(PARTS), segmentOf(PARTS.slice(3, 5)), new Set([4, 5])),
];
const idsOf = (engine: PartEngine, text: string, wish: Partial<Wish>) =>
  engine
    .search(text, { skip: 0, limit: 20 }, { ...NO_WISH, isShortFirst: true, ...wish })
    .hits.map((hit) => hit.partId);

test.each([
  ['de', ENGLISH, [4, 5, 2, 1, 3, 6]],
  ['de', SPANISH, [3, 5, 4, 2, 1, 6]],
  ['dep', SPANISH, [3]],
  ['d', ENGLISH, [4, 5, 1, 2, 3, 6]],
])(
  'product §5 of “%s” in language %d the names that begin so come before aliases and all other words, each part once',
  (text, own, ids) => {
    for (const engine of engines) {
      expect(idsOf(engine, text, { own })).toEqual(ids);
      const { total } = engine.search(text, { skip: 0, limit: 2 }, { ...NO_WISH, own });
      expect(total).toBe(ids.length);
    }
  },
);

test('product §5 what fits stays ahead, and a code typed whole', () => {
  for (const engine of engines) {
    expect(idsOf(engine, 'de', { own: ENGLISH, ahead: [new Set([2, 3])] })).toEqual([2, 3, 4, 5, 1, 6]);
    expect(idsOf(engine, 'de77', { own: ENGLISH })[0]).toBe(4);
    expect(idsOf(engine, 'de', { own: ENGLISH, except: new Set([4]) })).toEqual([5, 2, 1, 3, 6]);
  }
});

test('product §5 a word that things are called by in the own language is no beginning', () => {
  const parts = [
    { id: 1, names: ['Pin'], aliases: [] },
    { id: 2, names: ['Steer pin'], aliases: [] },
    { id: 3, names: ['Pinion'], aliases: [] },
  ];
  const engine = new PartEngine(segmentOf(parts), null, new Set());
  expect(idsOf(engine, 'pin', { own: ENGLISH })).toEqual([1, 2, 3]);
  expect(idsOf(engine, 'pi', { own: ENGLISH })).toEqual([1, 3, 2]);
});
