// Product §5 Service manuals: what was searched for is found and marked in a page's text in five languages.
import { expect, test } from 'vitest';
import { markedPieces, matchesIn, passageOf } from './words-in-text.ts';

const found = (text: string, keyword: string): string[] =>
  matchesIn(text, keyword).map(({ start, end }) => text.slice(start, end));

test('product §5 case, accents and full-width forms never matter', () => {
  expect(found('Vérin de levage; le VERIN et le vérin', 'verin')).toEqual(['Vérin', 'VERIN', 'vérin']);
  expect(found('Válvula de alívio', 'VALVULA ALIVIO')).toEqual(['Válvula', 'alívio']);
  expect(found('Maß ＡＢ１２', 'mass')).toEqual(['Maß']);
  expect(found('Maß ＡＢ１２', 'ab12')).toEqual(['ＡＢ１２']);
  // An accent of its own belongs to the sign before it.
  expect(found('ve\u0301rin', 'verin')).toEqual(['ve\u0301rin']);
});

test('product §5 the whole is marked where it stands, across line ends and dashes; else each word and what begins with it', () => {
  expect(found('Check the oil\nlevel. The oil is cold.', 'oil level')).toEqual(['oil\nlevel']);
  expect(found('part NV-1000001 here', 'nv1000001')).toEqual([]);
  expect(found('part NV-1000001 here', 'nv 1000001')).toEqual(['NV-1000001']);
  expect(found('level of oils', 'oil level')).toEqual(['level', 'oil']);
  expect(found('soil and oil', 'oil')).toEqual(['oil']);
});

test('product §5 Chinese is found by substring, also where a line ends within it', () => {
  expect(found('检查液压油\n位，必要时加油。', '液压油位')).toEqual(['液压油\n位']);
  expect(found('检查液压油位', '油')).toEqual(['油']);
});

test('product §5 signs alone find nothing, and none of them is read as a pattern', () => {
  expect(found('a.b (c)', '.*(')).toEqual([]);
  expect(found('a.b (c)', '(c')).toEqual(['c']);
});

test('product §5 a hit shows its sentence, cut at words where it is long', () => {
  const text = `First one. Check the hydraulic oil level when cold. ${'More words follow here. '.repeat(20)}`;
  const passage = passageOf(text, matchesIn(text, 'oil'));
  expect(passage).toEqual([
    { text: 'Check the hydraulic ', isMatch: false },
    { text: 'oil', isMatch: true },
    { text: ' level when cold.', isMatch: false },
  ]);
  const long = `${'word '.repeat(60)}oil ${'other '.repeat(60)}`;
  const cut = passageOf(long, matchesIn(long, 'oil'));
  expect(cut[0]?.text).toBe('… ');
  expect(cut.at(-1)?.text).toBe(' …');
  expect(cut.map((one) => one.text).join('').length).toBeLessThan(260);
});

test('product §5 a hit leaves out what is left of a table, and keeps what measures and dashes say', () => {
  const said = (text: string) =>
    passageOf(text, matchesIn(text, 'oil'))
      .map((one) => one.text)
      .join('');
  expect(said('Daily | × | × | Check oil level | ● | – |')).toBe('Daily Check oil level ');
  expect(said('Seal 60 × 40 - oil, 2 – 3 l')).toBe('Seal 60 × 40 - oil, 2 – 3 l');
});

test('product §5 pieces give the whole text again', () => {
  const text = 'oil, oil and water';
  expect(
    markedPieces(text, matchesIn(text, 'oil'))
      .map((one) => one.text)
      .join(''),
  ).toBe(text);
});
