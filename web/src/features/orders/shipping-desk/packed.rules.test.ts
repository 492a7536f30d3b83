// Product §8: what a scanned text ticks off, and what is sent of it.
import { labelLink } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { allPacked, leftBehind, packedLines, scan } from './packed.rules.ts';

const line = (batchNo: number, lineNo: number, code: string, quantity: number) => ({
  batchNo,
  lineNo,
  code,
  quantity,
  name: code,
  reference: null,
  machineSerial: null,
  missing: 0,
  expectedOn: null,
  weightGrams: null,
  warehouse: { code: 'W', name: 'W', city: null },
});
const lines = [line(1, 1, 'NV-011 0668', 4), line(1, 2, 'NV-2', 1), line(2, 2, 'NV-2', 3)];

test('product §8 a label, a bar code and a typed code tick the same line off, and only once', () => {
  for (const text of [labelLink('https://shop.example', 'part', 'NV-0110668'), 'nv 011-0668', ' NV0110668 '])
    expect(scan(text, lines, {})).toMatchObject({ outcome: 'ticked', packed: { '1/1': 4 } });
  expect(scan('NV-0110668', lines, { '1/1': 2 })).toMatchObject({ outcome: 'again', packed: { '1/1': 2 } });
  expect(scan(labelLink('https://shop.example', 'machine', 'NV-2'), lines, {}).outcome).toBe('unknown');
});

test('product §8 a part that lies in two batches is ticked batch by batch', () => {
  const first = scan('NV-2', lines, {}).packed;
  expect(first).toEqual({ '1/2': 1 });
  expect(scan('NV-2', lines, first).packed).toEqual({ '1/2': 1, '2/2': 3 });
});

test('product §8 what is not ticked stays behind', () => {
  expect(leftBehind(lines, allPacked(lines))).toBe(0);
  expect(leftBehind(lines, { '1/1': 3 })).toBe(5);
  expect(packedLines(lines, { '1/1': 3 })).toEqual([{ lineNo: 1, quantity: 3 }]);
});
