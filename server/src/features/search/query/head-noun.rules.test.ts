// What a name calls the thing itself, in five languages (product §5 Search).
import { expect, test } from 'vitest';
import { queryHeads, headsOfNames, isCalled } from './query-heads.rules.ts';
import { queryTerms } from './query-terms.rules.ts';
import { headsAtEnd, headsAtStart } from './head-noun.rules.ts';

test.each([
  ['Oil cooler', ['cooler']],
  ['Return filter 10 µm 180 l/min', ['filter']],
  ['Filter kit for hydraulic tank', ['kit', 'filter']],
  ['Return line filter element', ['element', 'filter']],
  ['24 V battery charger, left', ['charger']],
  ['Viton O-ring 25×3', ['oring']],
  ['Lift cylinder assembly', ['cylinder']],
  ['回油滤芯 10 µm 180 l/min', ['滤芯']],
  ['举升油缸总成', ['油缸']],
])('product §5 %s ends with the thing: %j', (name, heads) => {
  expect(headsAtEnd(name)).toEqual(heads);
});

test.each([
  ['Filtro de aceite hidráulico', ['filtro']],
  ['Vérin de levage 80/45×1115', ['verin']],
  ['Jeu de joints pour vérin', ['jeu', 'joints', 'joint']],
  ['Óleo de motor 20 l', ['oleo']],
])('product §5 %s begins with the thing: %j', (name, heads) => {
  expect(headsAtStart(name)).toEqual(heads);
});

test.each([
  ['hydraulic oil filter', 'filter', null],
  ['oil filter hydraulic', 'filter', null],
  ['filter element', 'filter', null],
  ['seal kit', 'seal', 'kit'],
  ['hydraulic filt', 'filt', 'filt'],
  ['filt hydraulic', null, null],
  ['filtre à huile hydraulique', null, 'filtre'],
  ['huile hydraulique', null, 'huile'],
])('product §5 of %s the thing is %s, or %s', (text, last, first) => {
  const names = [
    ['Oil filter', 'Filtro de aceite', null, 'Filtre à huile', null],
    ['Hydraulic oil 20 l', null, null, 'Huile hydraulique', null],
    ['Filter element', null, null, null, null],
    ['Seal kit', 'Kit de juntas', null, 'Jeu de joints', null],
  ];
  const called = names.map(headsOfNames);
  const asked = queryTerms(text);
  const heads =
    asked && queryHeads(asked, (one, way) => called.some((heads) => heads[way].some((own) => isCalled(one, own))));
  expect([heads?.last?.word.typed ?? null, heads?.first?.word.typed ?? null]).toEqual([last, first]);
});
