// Product §5 Scan: words of a nameplate that may be numbers of machines.
import { expect, test } from 'vitest';
import { isModelOnPlate, plateNumbers } from './plate-words.rules.ts';

const LENGTHS = { serial: [7, 17], identification: [17] };

test('§5 scan: of a plate the number after its label comes first, and neither year, mass nor address is one', () => {
  const lines = [
    'OUTRIGGER',
    'SCISSOR LIFT MODEL S1012RT',
    'SERIAL NO. S324507',
    'YEAR 2024 MASS 2 740 kg',
    '230 V 50 Hz',
    'www.outrigger.example',
  ];
  expect(plateNumbers(lines, LENGTHS)[0]).toBe('S324507');
  expect(plateNumbers(lines, LENGTHS)).not.toContain('2024');
});

test('§5 scan: a number that recognition parted is put together, and one with a character too many is kept', () => {
  expect(plateNumbers(['SERIAL NO S32 4507'], LENGTHS)).toContain('S324507');
  expect(plateNumbers(['PIN NRVS10RTK RK262053'], LENGTHS)).toContain('NRVS10RTKRK262053');
  expect(plateNumbers(['S324507.', 'S3245O71'], LENGTHS)).toEqual(['S324507', 'S3245O71']);
});

test('§5 scan: the model is known again where O is read for 0', () => {
  expect(isModelOnPlate(['TYPE S1O12RT'], 'S1012RT')).toBe(true);
  expect(isModelOnPlate(['TYPE S1012RTX'], 'S1012RT')).toBe(false);
  expect(isModelOnPlate(['TYPE Z45 J'], 'Z45J')).toBe(true);
});
