// Words written in two ways, and plurals (product §5 Search).
import { expect, test } from 'vitest';
import { singularsOf, synonymsOf } from './synonyms.rules.ts';

test.each([
  ['tire', 'tyre'],
  ['tyres', 'tires'],
  ['aluminum', 'aluminium'],
  ['analog', 'analogue'],
  ['analogue', 'analog'],
  ['discs', 'disks'],
  ['moulding', 'molding'],
  ['traccion', 'traslacion'],
  ['translacao', 'tracao'],
  ['1/2', 'dn12'],
  ['dn12x650', '1/2x650'],
])('product §5 %s is %s as well', (own, other) => {
  expect(synonymsOf(own)).toEqual([own, other]);
});

test('product §5 other words are spelled in one way', () => {
  expect(['cylinder', 'entire', '油缸', '12v'].map(synonymsOf)).toEqual([['cylinder'], ['entire'], ['油缸'], ['12v']]);
});

test.each([
  ['filters', ['filter']],
  ['cilindros', ['cilindro']],
  ['sensores', ['sensor', 'sensore']],
  ['boxes', ['box', 'boxe']],
  ['batteries', ['battery', 'batteri', 'batterie']],
  ['tuyaux', ['tuyau', 'tuyal']],
  ['paineis', ['painel', 'painei']],
  ['luces', ['luz', 'luc', 'luce']],
  ['conexoes', ['conexao', 'conexo', 'conexoe']],
  ['glass', []],
  ['gas', []],
  ['m12s', []],
])('product §5 %s may be the plural of %s', (plural, singulars) => {
  expect(singularsOf(plural)).toEqual(singulars);
});
