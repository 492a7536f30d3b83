// The order of names found for words that are misspelt (product §5 Search).
import { expect, test } from 'vitest';
import { namesToCompare } from '../match/names-to-compare.rules.ts';
import { typoRelevanceOf } from './typo-relevance.rules.ts';

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'zh'];
const namesIn = (language: string, name: string) =>
  namesToCompare(LANGUAGES.map((one) => (one === language ? name : null)));

test.each([
  ['en', 'lift cylindr', ['Lift cylinder 80/45×1115', 'Seal kit for lift cylinder', 'Lift chain', 'Oil']],
  ['en', 'liftt cylinder', ['Lift cylinder', 'Left lift cylinder', 'Seal kit for lift cylinder', 'Cylinder head']],
  ['en', 'sensr', ['Sensor', 'Tilt sensor', 'Sensor bracket', 'Bracket']],
  ['en', 'zensor', ['Sensor', 'Tilt sensor', 'Sensor bracket', 'Bracket']],
  ['en', 'sensrs', ['Sensors', 'Tilt sensors', 'Sensors and switches', 'Bracket']],
  ['es', 'cilindro de elevacin', ['Cilindro de elevación 80', 'Kit de juntas del cilindro de elevación', 'Cilindro']],
  ['fr', 'verin de lvage', ['Vérin de levage gauche', 'Joint de vérin de levage', 'Vérin']],
])('product §5 in %s %s ranks names as the same words typed right do', (language, typed, names) => {
  const of = typoRelevanceOf(typed);
  const order = names.map((name) => of(namesIn(language, name)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
});

test('product §5 a misspelt word is the one of the name that begins as it does, before another that is as near', () => {
  const of = typoRelevanceOf('boon');
  expect(of(namesIn('en', 'Moon boom'))).toBe(of(namesIn('en', 'Lift boom')));
});
