// One parts list in the encodings that offices use reads the same (real files of others; product §6).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasRealData, REAL_DATA } from '../../../test/real-data.ts';
import { makeCsvParser, sniffSeparator } from './csv-parser.ts';
import { decoderFor, sniffEncoding } from './decode-text.ts';

function rowsOf(bytes: Uint8Array): string[][] {
  const sniffed = sniffEncoding(bytes);
  if ('problem' in sniffed) throw new Error(sniffed.problem);
  const text = decoderFor(sniffed.encoding).decode(bytes);
  const parser = makeCsvParser(sniffSeparator(text));
  return [...parser.push(text), ...parser.end()];
}

test('bytes that no spreadsheet writes are told instead of guessed at', () => {
  const bytes = Buffer.concat([Buffer.from('code,name\nA-1,caf'), Buffer.from([0xe9, 0x0a, 0x81, 0x2c, 0x41])]);
  expect(sniffEncoding(bytes)).toEqual({ problem: expect.stringContaining('save it as UTF-8') });
  expect(sniffEncoding(bytes.subarray(0, -3))).toEqual({ encoding: 'windows-1252' });
});

const read = (name: string) => readFileSync(join(REAL_DATA, name));

describe.skipIf(!hasRealData)('five encodings of one parts list', () => {
  const expected = hasRealData ? rowsOf(read('cart-import/bom-utf8-bom-comma.csv')) : [];

  test('24 lines, 79 pieces', () => {
    expect(expected).toHaveLength(25);
    expect(expected.slice(1).reduce((sum, row) => sum + Number(row[1]), 0)).toBe(79);
  });

  test.each([
    ['cart-import/bom-gb18030-zh.csv', 'gb18030', ['零件号', '数量', '名称']],
    ['cart-import/bom-latin1-semicolon-fr.csv', 'windows-1252', ['Référence', 'Quantité', 'Désignation']],
    ['cart-import/bom-utf16le-tab.txt', 'utf-16le', ['Part number', 'Quantity', 'Name']],
  ])('%s is %s', (name, encoding, header) => {
    expect(sniffEncoding(read(name))).toEqual({ encoding });
    expect(rowsOf(read(name))).toEqual([header, ...expected.slice(1)]);
  });

  test('UTF-16BE with a mark and UTF-16LE without one read alike', () => {
    const wide = read('cart-import/bom-utf16le-tab.txt');
    expect(rowsOf(Buffer.from(wide).swap16())).toEqual(rowsOf(wide));
    expect(rowsOf(wide.subarray(2))).toEqual(rowsOf(wide));
  });
});

test.skipIf(!hasRealData).each([
  ['spreadsheets/tabulator/latin1.csv', { encoding: 'windows-1252' }],
  ['spreadsheets/tabulator/bom.csv', { encoding: 'utf-8' }],
  ['catalogue/bagisto-products.xlsx', { problem: expect.stringContaining('spreadsheet') }],
  ['catalogue/bagisto-products.xls', { problem: expect.stringContaining('old spreadsheet') }],
  ['models3d/car.glb', { problem: expect.stringContaining('zero bytes') }],
])('%s is judged by its bytes', (name, expected) => {
  expect(sniffEncoding(read(name))).toEqual(expected);
});
