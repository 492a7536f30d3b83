// Spec §5: a machine keyword has 7 or 17 characters, one variant 17; product §5: after spaces and dashes are stripped, never for models.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKeyword, serialIn, USUAL_LENGTHS } from './serial-input.rules.ts';

const ALPHABET = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const MARKS = ['\u200b', '\u2212', ' ', '-', '‐', '–', '—', '/', '.', ' '];
const letters = fc.array(fc.constantFrom(...ALPHABET), { minLength: 1, maxLength: 30 });

test('§5 exactly the lengths 7 and 17 pass as a serial number, 17 alone as an identification number', () => {
  fc.assert(
    fc.property(letters, (serial) => {
      const text = serial.join('');
      const { length } = text;
      expect('keyword' in readKeyword('serial', text, USUAL_LENGTHS)).toBe(length === 7 || length === 17);
      expect('keyword' in readKeyword('identification', text, USUAL_LENGTHS)).toBe(length === 17);
      expect(readKeyword('model', text, USUAL_LENGTHS)).toEqual({ keyword: text });
    }),
  );
});

test('product §5 spaces, dashes and case never count', () => {
  fc.assert(
    fc.property(letters, fc.array(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 3 }), (serial, marks) => {
      const spread = serial.join(marks.join('')).toLowerCase();
      expect(serialIn(` ${spread} `, [serial.length])).toBe(serial.join(''));
    }),
  );
});

test('§5 what is wrong is told with the length that was counted', () => {
  expect(readKeyword('serial', 'S32-4', USUAL_LENGTHS)).toEqual({ problem: 'length', length: 4 });
  expect(readKeyword('serial', ' - ', USUAL_LENGTHS)).toEqual({ problem: 'empty' });
  expect(readKeyword('model', '  ', USUAL_LENGTHS)).toEqual({ problem: 'empty' });
});

test.each([
  ['S/N: S324507', 'S324507'],
  ['S1012 S324507', 'S324507'],
  ['N° de série : S324507', 'S324507'],
  ['序列号：S324507', 'S324507'],
  ['PIN NRVS10RTKRK262053', 'NRVS10RTKRK262053'],
])('product §5 of “%s” the number %s is read', (typed, keyword) => {
  expect(readKeyword('serial', typed, USUAL_LENGTHS)).toEqual({ keyword });
});

test('§5 of a number beside its label the length of the number alone is told', () => {
  expect(readKeyword('serial', 'S/N: S32450', USUAL_LENGTHS)).toEqual({ problem: 'length', length: 6 });
});
