// Product §6 paste anything: lines of mails and chats.
import { normalCode } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { rowsInLine } from './rows-in-line.rules.ts';

const KNOWN = new Set(['12 6602-107', '14 1837-685', '10 2929-622', 'NV-0110668', 'OX 77'].map(normalCode));
const names = { isPart: (spelling: string) => KNOWN.has(normalCode(spelling)), machineOf: () => undefined };
const read = (line: string) => rowsInLine(line, names).map(({ code, quantity }) => `${code}|${quantity}`);

test.each([
  ['2 x 12 6602-107', '12 6602-107|2'],
  ['2x 12 6602-107 joystick', '12 6602-107|2'],
  ['- 12 6602-107 joystick, 2 pcs', '12 6602-107|2'],
  ['12 6602-107 4', '12 6602-107|4'],
  ['12 6602-107: 4', '12 6602-107|4'],
  ['12 6602-107 x4', '12 6602-107|4'],
  ['12 6602-107 * 4', '12 6602-107|4'],
  ['4 12 6602-107', '12 6602-107|4'],
  ['12 6602-107 Filter 10 micron', '12 6602-107|'],
  ['12 6602-107 Filter 10 micron qty 3', '12 6602-107|3'],
  ['1. 12 6602-107 (3)', '12 6602-107|3'],
  ['2) 12 6602-107', '12 6602-107|'],
  ['> Part no. 126602107, quantité : 6', '126602107|6'],
  ['请发 3 个 nv0110668', 'nv0110668|3'],
  ['12–6602–107 － 2 件', '12-6602-107|2'],
  ['Need three of NV-0110668.', 'NV-0110668|'],
])('product §6 %j', (line, row) => {
  expect(read(line)).toEqual([row]);
});

test('product §6 several codes of one line are several rows, each with its quantity', () => {
  expect(read('Please send 2 x 12 6602-107 and 3 x 14 1837-685')).toEqual(['12 6602-107|2', '14 1837-685|3']);
  expect(read('12 6602-107 (2 pcs), 14 1837-685 (5 pcs), 10 2929-622')).toEqual([
    '12 6602-107|2',
    '14 1837-685|5',
    '10 2929-622|',
  ]);
});

test('product §6 what looks like a code and is unknown is a row to mend', () => {
  expect(read('12 6602-10Z 2')).toEqual(['12 6602-10Z|2']);
  expect(read('2 x NV-0199999 seal')).toEqual(['NV-0199999|2']);
});

test.each([
  'Hello Jim,',
  'thanks, see you on 2026-12-01 at 10:30',
  'call +4930123456 or mail a1b2c3d4@firm.example',
  'Regards',
])('product §6 %j has no code', (line) => {
  expect(read(line)).toEqual([]);
});

test('product §6 what else a line says stays with its row', () => {
  expect(rowsInLine('2 x 12 6602-107 joystick for the red lift', names)[0]?.rest).toBe('joystick for the red lift');
});
