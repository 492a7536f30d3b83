// Serial numbers as typed (spec §5; product §5 History).
import { expect, test } from 'vitest';
import { confusions, hasSerialLength, normalSerial } from './serial.rules.ts';
import { similarSpellings } from './similar-serials.ts';

test('§5 spaces and dashes are stripped before the length counts: 7 or 17, 17 alone for identification numbers', () => {
  expect(normalSerial(' s45-01 23 ')).toBe('S450123');
  expect([7, 17, 6, 8, 16, 18].map((length) => hasSerialLength('X'.repeat(length), false))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([7, 17].map((length) => hasSerialLength('X'.repeat(length), true))).toEqual([false, true]);
});

test('product §5 O/0, I/1, S/5, B/8 are suggested, the nearest first', () => {
  expect(confusions('AO1')).toEqual(expect.arrayContaining(['A01', 'AOI', 'A0I']));
  expect(confusions('AO1').at(-1)).toBe('A0I');
  expect(confusions('XYZ')).toEqual([]);
  expect(confusions('S0S0S0S0S0S0S0S0S').length).toBeLessThanOrEqual(256);
});

test('product §5 one wrong letter anywhere in a long number is among the first suggestions', () => {
  const long = 'S0S0S0S0S0S0S0S0S';
  const one = [...long].map((letter, at) => `${long.slice(0, at)}${letter === 'S' ? '5' : 'O'}${long.slice(at + 1)}`);
  expect(confusions(long).slice(0, 17)).toEqual(one);
  expect(new Set(confusions(long)).size).toBe(256);
});

test('product §5 what is longer than any serial number has no other spellings', () => {
  expect(similarSpellings(`${'S0'.repeat(8)}S`).anyones).toHaveLength(256);
  expect(similarSpellings('S0'.repeat(9)).anyones).toEqual([]);
  expect(similarSpellings('S0'.repeat(50)).anyones).toEqual([]);
});
