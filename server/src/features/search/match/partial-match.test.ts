// What has the most of the words where nothing has all of them (product §5 Search).
import { expect, test } from 'vitest';
import { engineOf, hitsOf } from '../index/engine.make.ts';

test('product §5 of words that nothing holds together the parts that hold the most come, the rarer word first', () => {
  const engine = engineOf([
    { id: 1, name: 'Pump' },
    { id: 3, name: 'Pump seal' },
    { id: 5, name: 'Valve' },
    { id: 7, name: 'Pump seal kit' },
    { id: 9, name: 'Pump', category: 1 },
    { id: 11, name: 'Hose 12V' },
  ]);
  const some = (text: string) =>
    hitsOf(engine, text, { isSomeEnough: true }).map((hit) => [hit.partId, hit.foundBy, hit.matched]);
  expect(some('valve pump flux')).toEqual([
    [5, 'someWords', 'valve'],
    [1, 'someWords', 'pump'],
    [3, 'someWords', 'pump'],
    [7, 'someWords', 'pump'],
    [9, 'someWords', 'pump'],
  ]);
  expect(some('seal flux pump hydraulic')).toEqual([
    [9, 'someWords', 'pump hydraulic'],
    [3, 'someWords', 'seal pump'],
    [7, 'someWords', 'seal pump'],
  ]);
  const filed = engineOf([
    { id: 1, name: 'Filter', category: 3 },
    { id: 3, name: 'Starter motor' },
  ]);
  expect(hitsOf(filed, 'motor flux', { isSomeEnough: true }).map((hit) => hit.partId)).toEqual([3, 1]);
  expect(some('flux')).toEqual([]);
  expect(some('pumpe')).toEqual([]);
  // Figures may be a code, which is never guessed, and two letters say nothing.
  expect(some('12v flux')).toEqual([]);
  expect(some('hose 12v flux')).toEqual([[11, 'someWords', 'hose 12v']]);
  expect(some('c1 c3')).toEqual([]);
});

test('product §5 little words such as "de" make no name one that holds some of the words', () => {
  const engine = engineOf([
    { id: 1, name: 'Filtro de aceite', category: 3 },
    { id: 3, name: 'Motor de giro' },
  ]);
  expect(hitsOf(engine, 'motor de tracción', { isSomeEnough: true }).map((hit) => hit.partId)).toEqual([3, 1]);
});

test('product §5 of several words each may be misspelt, where no name and no label has it as typed', () => {
  const parts = [
    { id: 1, name: 'Pump' },
    { id: 3, name: 'Pump', category: 1 },
    { id: 5, name: 'Hydraulic oil' },
    { id: 7, name: 'Hydraulic hose' },
    { id: 9, name: 'Hydraulic tank' },
  ];
  for (const changed of [[], [{ id: 3, name: 'Pump', category: 1 }]]) {
    const engine = engineOf(parts, changed);
    const some = (text: string) => hitsOf(engine, text, { isSomeEnough: true }).map((hit) => [hit.partId, hit.matched]);
    expect(some('hydraulic pmup')).toEqual([[3, 'hydraulic pmup']]);
    // A word that stands for one of a name is looked for in labels, too.
    expect(some('hydralic pmup')).toEqual([[3, 'hydralic pmup']]);
    expect(some('hydralic pmup flux')).toEqual([[3, 'hydralic pmup']]);
    // Its first letter is never in doubt where only some of the words are held, and a word that is there is as typed.
    expect(some('xump tnak')).toEqual([[9, 'tnak']]);
    expect(some('oil hsoe pump')).toContainEqual([1, 'pump']);
  }
});

test('product §5 where nothing holds two of the words, what is called as the last one comes first in English and Chinese, as the first one elsewhere', () => {
  const engine = engineOf([
    { id: 1, name: 'Boom' },
    { id: 3, name: 'Hose' },
    { id: 5, name: 'Hose clamp' },
    { id: 7, name: 'Suction hose' },
    { id: 9, name: 'Reel for hose' },
  ]);
  const ids = (text: string) => hitsOf(engine, text, { isSomeEnough: true }).map((hit) => hit.partId);
  expect(ids('boom hose')).toEqual([3, 7, 1, 5, 9]);
  expect(ids('hose boom')).toEqual([1, 3, 5, 7, 9]);
});
