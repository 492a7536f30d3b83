// Lists and files of others, read right or refused with the reason (product §6 Paste anything; quality 10): what each should give stands beside them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantityIn } from '@outrigger/contract';
import { describe, expect, test } from 'vitest';
import { hasRealData, REAL_DATA } from '../../../../test/real-data.ts';
import { type ListRead, readList } from './read-list.ts';

const read = (path: string): ListRead => readList({ bytes: readFileSync(join(REAL_DATA, path)), maxRows: 500 });
/** The problem, or the width and length of the list and where its code and quantity are. */
function inShort(path: string): string {
  const found = read(path);
  if ('problem' in found) return found.problem;
  const { header, rows, columns, sheet } = found.list;
  return `${sheet}: ${header?.length}x${rows.length} ${columns.code}/${columns.quantity}`;
}

function cartOf(path: string): [string, number | null][] {
  const found = read(path);
  if ('problem' in found) throw new Error(found.problem);
  const { rows, columns } = found.list;
  return rows.map((row) => [row[columns.code ?? -1] ?? '', quantityIn(row[columns.quantity ?? -1] ?? '')]);
}

describe.skipIf(!hasRealData)('product §6 lists of others', () => {
  test.each(['bom-utf8-bom-comma.csv', 'bom-utf16le-tab.txt', 'bom-latin1-semicolon-fr.csv', 'bom-gb18030-zh.csv'])(
    '%s: 24 lines, 79 pieces, whatever its encoding, separator and language',
    (name) => {
      const cart = cartOf(`cart-import/${name}`);
      expect(cart).toEqual(cartOf('cart-import/bom-utf8-bom-comma.csv'));
      expect([cart.length, cart.reduce((sum, [, quantity]) => sum + (quantity ?? 0), 0)]).toEqual([24, 79]);
    },
  );

  test('§5 of each row it is known whether its quantity is one', () => {
    expect(cartOf('cart-import/oro-unit-form-quick-order.csv')).toEqual([
      ['HSSUC', 1],
      ['HSTUC', null],
      ['HCCM', 3],
      ['SKU1', null],
      ['SKU2', null],
      ['SKU3', null],
    ]);
    expect(cartOf('cart-import/oro-unit-builder-quick-order.ods')).toHaveLength(6);
  });

  const REFUSED: Record<string, string> = {
    'poi/password.xls': 'protected',
    'sheetjs/password_2002_40_xor.xls': 'protected',
    'poi/clusterfuzz-testcase-minimized-POIXSSFFuzzer-6123461607817216.xlsx': 'damaged',
    'poi/clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-5636439151607808.xlsx': 'damaged',
    'poi/poc-xmlbomb-empty.xlsx': 'noHeader',
    'sheetjs/row_height.htm': 'format',
    'sheetjs/write.dif': 'format',
    'exceljs/images.xlsx': 'noRows',
    'exceljs/duplicateRowTest.xlsx': 'noRows',
    'poi/BrNotClosed.xlsx': 'noRows',
    'sheetjs/sushi.xlsx.0.csv': 'noRows',
    'sheetjs/merge_cells.xlsx': 'noHeader',
  };
  const READ: Record<string, string> = {
    'tabulator/skip-rows.csv': '0: 2x3 null/0',
    'tabulator/sheet2.xlsx': '1: 2x2 null/0',
    'tabulator/long.csv': '0: 2x6 null/null',
    'poi/chinese-provinces.xls': '0: 2x3 null/null',
    'sheetjs/Attendance.csv': '0: 9x24 null/null',
    'sheetjs/Attendance.xlsx': '0: 9x24 null/null',
    'csv-spectrum/newlines.csv': '0: 3x3 null/1',
    'poi/testEXCEL_95.xls': '0: 5x16 1/2',
  };
  test.each(Object.entries({ ...REFUSED, ...READ }))('%s: %s', (name, outcome) => {
    expect(inShort(`spreadsheets/${name}`)).toBe(outcome);
  });

  test('quality 10 none of all files throws or gives more than it may', () => {
    const files = readdirSync(join(REAL_DATA, 'spreadsheets'), { recursive: true, encoding: 'utf8' });
    for (const name of files.filter((file) => /[.](?!json$)\w+$/.test(file))) {
      const found = read(join('spreadsheets', name));
      if ('problem' in found) continue;
      expect(found.list.rows.length, name).toBeGreaterThan(0);
      for (const cell of found.list.rows.flat()) expect(cell, name).not.toMatch(/^\s|\s$|[\n\t]/);
    }
  });
});
