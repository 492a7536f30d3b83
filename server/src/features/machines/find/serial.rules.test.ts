// Serial numbers as typed (spec §5; product §5 History).
import { expect, test } from 'vitest';
import { confusions, lengthsOf } from './serial.rules.ts';
import { similarSpellings } from './similar-serials.ts';

test('§5 a serial number has 7 or 17 characters, an identification number 17 alone, where no scheme says more', () => {
  expect(lengthsOf([])).toEqual({ serial: [7, 17], identification: [17] });
});

test('product §5 the length is the one the machines known have: schemes say it, and 7 and 17 stand for what says none', () => {
  const scheme = (inputLength: number | null, isIdentificationNumber = false) => ({
    inputLength,
    isIdentificationNumber,
  });
  expect(lengthsOf([scheme(8), scheme(5), scheme(8)])).toEqual({ serial: [5, 8, 17], identification: [17] });
  expect(lengthsOf([scheme(7), scheme(null)])).toEqual({ serial: [7, 17], identification: [17] });
  expect(lengthsOf([scheme(5), scheme(14, true)])).toEqual({ serial: [5, 14], identification: [14] });
});

test('product §5 O/0, I/1, S/5, B/8 are suggested, the nearest first', () => {
  expect(confusions('AO1')).toEqual(expect.arrayContaining(['A01', 'AOI', 'A0I']));
  expect(confusions('AO1').at(-1)).toBe('A0I');
  expect(confusions('A3L')).toEqual(['A31']);
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
  const lengths = lengthsOf([]);
  expect(similarSpellings(`${'S0'.repeat(8)}S`, lengths).anyones).toHaveLength(256);
  expect(similarSpellings('S0'.repeat(9), lengths).anyones).toEqual([]);
  expect(similarSpellings('S0'.repeat(50), lengths).anyones).toEqual([]);
  expect(similarSpellings('LDR4B3', { serial: [6], identification: [17] }).anyones).toContain('LDR483');
});
