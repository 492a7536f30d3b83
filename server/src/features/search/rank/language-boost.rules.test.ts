// The reader's own names before those of other languages (product §5 Search).
import { expect, test } from 'vitest';
import { namesToCompare } from '../match/names-to-compare.rules.ts';
import { relevanceForReader } from './language-boost.rules.ts';

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'zh'];
const named = (names: Record<string, string>) => namesToCompare(LANGUAGES.map((one) => names[one] ?? null));
const DECAL = named({ en: 'Decal', es: 'Calcomanía', fr: 'Autocollant' });
const DEPOSIT = named({ en: 'Oil tank', es: 'Depósito de aceite' });
const CYLINDER = named({ en: 'Lift cylinder', es: 'Cilindro de elevación' });
const LABEL = named({ en: 'Warning decal', es: 'Rótulo' });
const UNNAMED = named({ en: 'Detector' });

/** The names in the order in which a reader of one language sees them. */
const inOrder = (typed: string, language: string, names: readonly ReturnType<typeof named>[]) => {
  const of = relevanceForReader(typed, LANGUAGES.indexOf(language));
  return names.toSorted((a, b) => of(a) - of(b)).map((one) => one.names[0]);
};

test('product §5 while few letters are typed own names that begin so come first, then own names that hold them, then other languages', () => {
  const all = [CYLINDER, DEPOSIT, LABEL, DECAL];
  expect(inOrder('de', 'en', all)).toEqual(['Decal', 'Warning decal', 'Lift cylinder', 'Oil tank']);
  expect(inOrder('de', 'es', [DECAL, LABEL, CYLINDER, DEPOSIT])).toEqual([
    'Oil tank',
    'Lift cylinder',
    'Decal',
    'Warning decal',
  ]);
  // Where a name is missing the English one is shown.
  expect(inOrder('det', 'es', [DECAL, UNNAMED]).at(0)).toBe('Detector');
});

test('product §5 a whole word finds the thing itself first, in the own language before others', () => {
  const box = named({ en: 'Motor box', es: 'Caja de motor' });
  const motor = named({ en: 'Drive motor', es: 'Accionamiento' });
  const other = named({ en: 'Drive', es: 'Motor' });
  expect(inOrder('motor', 'en', [other, box, motor])).toEqual(['Drive motor', 'Motor box', 'Drive']);
  expect(inOrder('motor', 'es', [box, motor, other])).toEqual(['Drive', 'Motor box', 'Drive motor']);
});
