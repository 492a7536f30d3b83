// By which name a model, chapter, figure or manual was found (product §5: each hit says why it was found).
import type { Language } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { nameReasons, type Names } from './name-reason.ts';

const JIB: Names = ['Jib', 'Brazo', 'Lança', 'Pendulaire', '副臂'];
const LIFT: Names = ['T16 diesel', null, null, 'T16 à flèche', null];
const FAMILY: Names = ['Telescopic boom lifts', 'Plataformas de brazo', null, 'Nacelles télescopiques', '直臂'];
const told = (typed: string, language: Language, names: Names, familyNames?: Names, isInside = true) => {
  const { foundBy, matched, matchedIn } = nameReasons({ typed, language, isInside })(names, familyNames);
  return [foundBy, matched, matchedIn];
};

test.each([
  ['jib', 'en', ['name', null, undefined]],
  ['braz', 'en', ['name', 'Brazo', 'es']],
  ['braz', 'es', ['name', null, undefined]],
  ['lanca', 'fa', ['name', 'Lança', 'pt']],
  ['副臂', 'en', ['name', '副臂', 'zh']],
] as const)('product §5 a chapter found by "%s" tells a reader of %s: %j', (typed, language, wanted) => {
  expect(told(typed, language, JIB)).toEqual(wanted);
});

test('product §5 a model is found by its family’s name, and what is shown speaks before what is not', () => {
  expect(told('boom', 'en', LIFT, FAMILY)).toEqual(['family', null, undefined]);
  expect(told('braz', 'en', LIFT, FAMILY)).toEqual(['family', 'Plataformas de brazo', 'es']);
  expect(told('nacelle', 'es', LIFT, FAMILY)).toEqual(['family', 'Nacelles télescopiques', 'fa']);
  expect(told('t16', 'fa', LIFT, FAMILY)).toEqual(['name', null, undefined]);
});

test('product §5 where a name is missing, the English one in its place is the reader’s own', () => {
  expect(told('diesel', 'zh', LIFT)).toEqual(['name', null, undefined]);
});

test('product §5 of words that stand in several names, the name is told that has what the shown ones lack', () => {
  expect(told('diesel fleche', 'en', LIFT, FAMILY)).toEqual(['name', 'T16 à flèche', 'fa']);
  expect(told('diesel boom', 'en', LIFT, FAMILY)).toEqual(['name', null, undefined]);
});

test('product §5 the middle of a word counts only where such things are found by it', () => {
  expect(told('raz', 'en', JIB)).toEqual(['name', 'Brazo', 'es']);
  // It stands in the English name, too, but by that no figure is found.
  expect(told('br', 'en', ['Arbre', 'Brida', null, null, null], undefined, false)).toEqual(['name', 'Brida', 'es']);
});
