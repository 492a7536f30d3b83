// Product §5 History: slips of one character.
import { expect, test } from 'vitest';
import { oneOffOfOtherLength, oneOffOfSameLength } from './one-off.rules.ts';
import { lengthsOf } from './serial.rules.ts';
import { oneOffSpellings } from './similar-serials.ts';

test('product §5 one wrong or swapped character keeps the length, one missing or extra changes it', () => {
  const same = oneOffOfSameLength('S324507');
  expect(same).toEqual(expect.arrayContaining(['S324508', 'T324507', 'S342507', 'S324570']));
  expect(same.every((one) => one.length === 7)).toBe(true);
  expect(oneOffOfOtherLength('S32407')).toEqual(expect.arrayContaining(['S324507', '3S32407', 'S3247']));
  expect([...same, ...oneOffOfOtherLength('S324507')]).not.toContain('S324507');
});

test('product §5 each spelling stands once, and a number of the longest kind has a bounded many', () => {
  const all = [...oneOffOfSameLength('AAB1100BB11AAB110'), ...oneOffOfOtherLength('AAB1100BB11AAB110')];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeLessThan(1300);
});

test('product §5 the machines of others are looked through by numbers of their own length alone; words have no other spellings', () => {
  expect(oneOffSpellings('S324507', lengthsOf([])).anyones).toContain('S324508');
  expect(oneOffSpellings('S32450', lengthsOf([]))).toMatchObject({ anyones: [] });
  expect(oneOffSpellings('S32450', lengthsOf([])).own).toContain('S324507');
  expect(oneOffSpellings('cylinder 12345', lengthsOf([]))).toEqual({ own: [], anyones: [] });
});

test('product §5 of a number with one character too many the whole ones in it are looked for among all machines', () => {
  const { anyones } = oneOffSpellings('NRVS10RTKRKK262053', lengthsOf([]));
  expect(anyones).toContain('NRVS10RTKRK262053');
  expect(anyones.every((one) => one.length === 17)).toBe(true);
  expect(oneOffSpellings('S3245077', lengthsOf([])).anyones).toContain('S324507');
  expect(oneOffSpellings('NRVS10RTKRKK2620531', lengthsOf([])).anyones).toEqual([]);
});
