// Codes and serial numbers in longer texts, as nameplates, mails and lists write them (product §5 Search).
import { expect, test } from 'vitest';
import { codesInText, labelledCode, rightCodeIn, wordsBeside } from './code-in-text.ts';

test.each([
  ['S/N: A135761', 'A135761'],
  ['s/n A135761', 'A135761'],
  ['SN: A135761', 'A135761'],
  ['Serial number A135761', 'A135761'],
  ['serial no. A135761', 'A135761'],
  ['SERIAL: A135761', 'A135761'],
  ['A20RT A135761', 'A135761'],
  ['A20RT / S/N A135761', 'A135761'],
  ['PIN NRVS10RTKRK262053', 'NRVS10RTKRK262053'],
  ['VIN: NRVS10RTKRK262053', 'NRVS10RTKRK262053'],
  ['P/N NV-0110668', 'NV-0110668'],
  ['PN: NV-0110668', 'NV-0110668'],
  ['Part No. NV-0110668', 'NV-0110668'],
  ['Part # NV-0110668', 'NV-0110668'],
  ['part number: NV-0110668', 'NV-0110668'],
  ['Part code NV-0110668', 'NV-0110668'],
  ['NV-0110668 x4', 'NV-0110668'],
  ['NV-0110668×4', 'NV-0110668'],
  ['NV-0110668 × 4', 'NV-0110668'],
  ['4 x NV-0110668', 'NV-0110668'],
  ['4x NV-0110668', 'NV-0110668'],
  ['NV-0110668 (4)', 'NV-0110668'],
  ['NV-0110668 4 pcs', 'NV-0110668'],
  ['NV-0110668, qty: 4', 'NV-0110668'],
  ['P/N: NV-0110668 x 4 pcs', 'NV-0110668'],
  ['NV-0110668 (P/N)', 'NV-0110668'],
  ['10 2456-03 x 2', '10 2456-03'],
  ['N° de série : A135761', 'A135761'],
  ['Numéro de série A135761', 'A135761'],
  ['n° série A135761', 'A135761'],
  ['Réf. NV-0110668', 'NV-0110668'],
  ['Référence : NV-0110668', 'NV-0110668'],
  ['Nº de pièce NV-0110668', 'NV-0110668'],
  ['NV-0110668 Qté 4', 'NV-0110668'],
  ['Nº de serie: A135761', 'A135761'],
  ['Número de serie A135761', 'A135761'],
  ['N.º de serie A135761', 'A135761'],
  ['Ref. NV-0110668', 'NV-0110668'],
  ['Código: NV-0110668', 'NV-0110668'],
  ['NV-0110668 4 uds.', 'NV-0110668'],
  ['Nº de série A135761', 'A135761'],
  ['Nº da peça: NV-0110668', 'NV-0110668'],
  ['Cód. NV-0110668', 'NV-0110668'],
  ['件号NV-0110668', 'NV-0110668'],
  ['件号：NV-0110668', 'NV-0110668'],
  ['序列号：A135761', 'A135761'],
  ['出厂编号 A135761', 'A135761'],
  ['NV-0110668 4件', 'NV-0110668'],
  ['数量：4 NV-0110668', 'NV-0110668'],
  ['ＮＶ－０１１０６６８　ｘ４', 'NV-0110668'],
])('product §5 in “%s” stands %s', (typed, code) => {
  expect(codesInText(typed)[0]).toBe(code);
});

test.each([
  'A135761',
  'NV-0110668',
  '10-2456-03',
  'hydraulic cylinder',
  'pin',
  'O-ring',
  '油缸',
  'serial',
  'hose 1/2',
  'NV-0110668N',
  'NV-0110668PN',
  'NV-0110668-X4',
  'NV-0110668x4',
  '',
])('product §5 “%s” holds no other code', (typed) => {
  expect(codesInText(typed)).toEqual([]);
});

test('product §5 a text of nothing but labels and quantities is read in no time and comes to an end', () => {
  for (const typed of ['S/N: '.repeat(20), 'x 4 '.repeat(25), '№'.repeat(100), 'n'.repeat(100), '((((4)'.repeat(16)])
    expect(codesInText(typed).every((one) => one.length <= typed.length)).toBe(true);
});

test.each([
  ['P/N NV-01106', 'NV-01106'],
  ['S/N: A1357', 'A1357'],
  ['P/N NV-01106 x 2', 'NV-01106'],
  ['O-ring 20 x 7', null],
  ['bolt M10 x 999', null],
  ['DIN933 x 50', null],
  ['part hose 1200', null],
])('product §5 what may be begun in “%s” is %s: a size beside a name is no quantity', (typed, code) => {
  expect(labelledCode(typed)).toBe(code);
});

test.each([
  ['S/N 1234567', '1234567'],
  ['A20RT 1234567', '1234567'],
  ['1234567 89012', '1234567 89012'],
  ['12 3456789 0123', '12 3456789 0123'],
])('§5 of “%s” the number is %s: figures are left out beside words alone', (typed, code) => {
  expect(rightCodeIn(typed, (one) => one.replaceAll(' ', '').length === 7)).toBe(code);
});

test.each([
  ['A135761 filter', 'A135761', 'filter'],
  ['oil filter S/N: A135761', 'A135761', 'oil filter'],
  ['S/N: A135761', 'A135761', ''],
  ['A135761 filter x 2', 'A135761', 'filter'],
  ['A20RT S/N A135761', 'A135761', 'A20RT'],
])('product §5 beside the code in “%s” (%s) stands “%s”', (typed, code, words) => {
  expect(wordsBeside(typed, code)).toBe(words);
});
