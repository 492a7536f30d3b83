// Product §5: a shared rule speaks of one model, numbers say their age; spec §2: the first picture.
import { expect, test } from 'vitest';
import { ageInWords } from '../stock/age.rules.ts';
import { partHref, pictureUrls } from './part-address.rules.ts';
import { ruleForModel } from '../fit/printed-rule.rules.ts';

test('product §5 of a rule printed for several models only this one’s is shown', () => {
  const printed = 'A12E: prior to 158046; A14E: prior to 158046 except 136767 and 153162';
  expect(ruleForModel(printed, 'A14E')).toBe('prior to 158046 except 136767 and 153162');
  expect(ruleForModel(printed, 'A1')).toBe(printed);
  expect(ruleForModel('prior to 15548', 'A14E')).toBe('prior to 15548');
});

test('product §5 the age of a count in the largest whole unit, in the language of the reader', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  expect(ageInWords('2026-03-08T11:00:00Z', 'en', now)).toBe('2 days ago');
  expect(ageInWords('2026-03-10T09:00:00Z', 'fa', now)).toMatch(/^il y a 3\sh$/);
  expect(ageInWords('2026-03-11T09:00:00Z', 'en', now)).toBe('this minute');
});

test('§2 pictures are comma-separated file names below the static area', () => {
  expect(pictureUrls('a b.webp, c.webp,')).toEqual(['/static/product/a%20b.webp', '/static/product/c.webp']);
  expect(pictureUrls('')).toEqual([]);
  expect(partHref('ISO 4017 M6x16')).toBe('/detail?code=ISO%204017%20M6x16');
});
