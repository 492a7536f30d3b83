// Words a few letters away from those of names, one or several (product §5 Search; docs/decisions/0006).
import { expect, test } from 'vitest';
import { NO_WISH } from './code-matches.rules.ts';
import { engineOf, hitsOf, told } from '../index/engine.make.ts';

test('product §5 words a few letters away: those whose first letter is right where there are any, in names alone', () => {
  const engine = engineOf([
    { id: 1, name: 'Boot' },
    { id: 3, name: 'Room' },
    { id: 5, name: 'Hydraulic tank' },
    { id: 7, name: 'Hose', category: 1 },
  ]);
  expect(told(engine, 'boom')).toEqual([[1, 'nameTypo']]);
  expect(told(engine, 'zoot')).toEqual([[1, 'nameTypo']]);
  expect(told(engine, 'roon')).toEqual([[3, 'nameTypo']]);
  // A category nearly called so is none.
  expect(told(engine, 'jydraulic')).toEqual([[5, 'nameTypo']]);
  expect(told(engine, 'jydraulic hose')).toEqual([]);
  // Where a label holds the words as typed nothing is guessed.
  expect(told(engine, 'hydraulique')).toEqual([[7, 'category']]);
});

test('product §5 several misspelt words find by names and labels what the same words typed right find, in that order', () => {
  const parts = [
    { id: 1, name: 'Filter kit for hydraulic tank' },
    { id: 3, name: 'Seal kit for pump', category: 1 },
    { id: 5, name: 'Gear pump', category: 1 },
    { id: 7, name: 'Pump' },
    { id: 9, name: 'Hand pump', category: 1 },
  ];
  const ids = (engine: ReturnType<typeof engineOf>, text: string) => told(engine, text).map(([id]) => id);
  const changed = [{ id: 9, name: 'Hand pump', category: 1 }];
  for (const engine of [engineOf(parts), engineOf(parts, changed)]) {
    expect(ids(engine, 'hydraulic pump')).toEqual([5, 9, 3]);
    for (const typed of ['hydralic pmup', 'hydraulic pmup', 'pmup hydralic', 'hydrualic pumpp', 'hydrulic pupm'])
      expect(told(engine, typed), typed).toEqual([
        [5, 'nameTypo'],
        [9, 'nameTypo'],
        [3, 'nameTypo'],
      ]);
    expect(ids(engine, 'hydralic pum')).toEqual(ids(engine, 'hydraulic pum'));
    // Half typed and misspelt, or with another first letter, it is none.
    for (const typed of ['hydralic pm', 'hydralic bmup']) expect(ids(engine, typed), typed).toEqual([]);
  }
});

test('product §5 a misspelt word that begins another one by chance may be meant otherwise; one that is there to its end is as typed', () => {
  const engine = engineOf([
    { id: 1, name: 'Cylindre de frein' },
    { id: 3, name: 'Hydraulic tank' },
    { id: 5, name: 'Lift cylinder', category: 4 },
    { id: 7, name: 'Boom' },
    { id: 9, name: 'Boot', category: 4 },
  ]);
  expect(told(engine, 'cylindr')).toEqual([[1, 'name']]);
  expect(told(engine, 'hydralic cylindr')).toEqual([[5, 'nameTypo']]);
  expect(told(engine, 'hydralic boot')).toEqual([[9, 'nameTypo']]);
  expect(told(engine, 'hydralic boom')).toEqual([]);
});

test('product §5 of names found for a misspelt word those of as many words as were typed come before longer ones', () => {
  const parts = [
    { id: 1, name: 'Seal kit for lift cylinder' },
    { id: 3, name: 'Seal kit for lift cylinder' },
    { id: 5, name: 'Lift cylinder' },
  ];
  for (const text of ['lift cylinder', 'lift cylindr', 'zift cylinder']) {
    const hits = hitsOf(engineOf(parts), text, { isShortFirst: true });
    expect(
      hits.map((hit) => hit.partId),
      text,
    ).toEqual([5, 1, 3]);
    const [first] = engineOf(parts).search(text, { skip: 0, limit: 2 }, { ...NO_WISH, isShortFirst: true }).hits;
    expect(first?.partId, text).toBe(5);
  }
});

test('product §5 a word of seven letters may lack two where nothing is nearer, alone and beside another', () => {
  const engine = engineOf([
    { id: 1, name: 'Hydraulic tank' },
    { id: 3, name: 'Gear pump', category: 1 },
    { id: 5, name: 'Bearing' },
  ]);
  expect(told(engine, 'hydrlic')).toEqual([[1, 'nameTypo']]);
  expect(told(engine, 'hydrlic pump')).toEqual([[3, 'nameTypo']]);
  expect(told(engine, 'ydrlic')).toEqual([]);
  // What is one letter away is meant before what is two.
  const nearer = engineOf([
    { id: 1, name: 'Hydraulic tank' },
    { id: 3, name: 'Hydrolic tank' },
  ]);
  expect(told(nearer, 'hydrlic')).toEqual([[3, 'nameTypo']]);
});
