// Lists and files of others, read right or refused with the reason (product §6 Paste anything; quality 10): what each should give stands beside them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantityIn } from '@outrigger/contract';
import { describe, expect, test } from 'vitest';
import { hasRealData, REAL_DATA } from '../../../../test/real-data.ts';
import { type ListRead, readList } from './read-list.ts';

const read = (path: string): ListRead => readList({ bytes: readFileSync(join(REAL_DATA, path)), maxRows: 500 });
/** What becomes of a file, as `OUTCOMES` says it. */
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

/** The problem, or "sheet: columns x rows, column of the codes / of the quantities". */
const OUTCOMES: Record<string, string> = {
  'cart-import/bom-gb18030-zh.csv': '0: 3x24 0/1',
  'cart-import/bom-latin1-semicolon-fr.csv': '0: 3x24 0/1',
  'cart-import/bom-utf16le-tab.txt': '0: 3x24 0/1',
  'cart-import/bom-utf8-bom-comma.csv': '0: 3x24 0/1',
  'cart-import/oro-unit-builder-quick-order.ods': '0: 3x6 0/1',
  'cart-import/oro-unit-form-quick-order.csv': '0: 2x6 0/1',
  'spreadsheets/csv-spectrum/comma_in_quotes.csv': '0: 5x1 4/null',
  'spreadsheets/csv-spectrum/empty.csv': '0: 3x2 null/0',
  'spreadsheets/csv-spectrum/escaped_quotes.csv': '0: 2x2 null/0',
  'spreadsheets/csv-spectrum/location_coordinates.csv': '0: 4x1 0/null',
  'spreadsheets/csv-spectrum/newlines.csv': '0: 3x3 null/1',
  'spreadsheets/csv-spectrum/simple_crlf.csv': '0: 3x1 null/0',
  'spreadsheets/exceljs/1904.xlsx': 'noHeader',
  'spreadsheets/exceljs/duplicateRowTest.xlsx': 'noRows',
  'spreadsheets/exceljs/fibonacci.xlsx': 'noHeader',
  'spreadsheets/exceljs/formulas.xlsx': '0: 2x1 null/null',
  'spreadsheets/exceljs/gold.xlsx': '0: 2x5 null/null',
  'spreadsheets/exceljs/images.xlsx': 'noRows',
  'spreadsheets/exceljs/invalid-xml.xlsx': 'noRows',
  'spreadsheets/exceljs/many-columns.xlsx': '0: 12x1 null/null',
  'spreadsheets/poi/1900DateWindowing.xls': 'noHeader',
  'spreadsheets/poi/59775.xlsx': '0: 1x5 null/null',
  'spreadsheets/poi/Booleans.xlsx': '0: 3x3 null/null',
  'spreadsheets/poi/BrNotClosed.xlsx': 'noRows',
  'spreadsheets/poi/DateFormatTests.xlsx': '1: 4x45 0/null',
  'spreadsheets/poi/InlineStrings.xlsx': '0: 4x6 null/0',
  'spreadsheets/poi/SampleSS.ods': 'noHeader',
  'spreadsheets/poi/SampleSS.xlsx': 'noHeader',
  'spreadsheets/poi/SimpleMacro.xlsm': 'noRows',
  'spreadsheets/poi/SimpleStrict.xlsx': 'noHeader',
  'spreadsheets/poi/WithVariousData.xlsx': 'noHeader',
  'spreadsheets/poi/chinese-provinces.xls': '0: 2x3 null/null',
  'spreadsheets/poi/clusterfuzz-testcase-minimized-POIXSSFFuzzer-6123461607817216.xlsx': 'damaged',
  'spreadsheets/poi/clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-5636439151607808.xlsx': 'damaged',
  'spreadsheets/poi/duplicate-filename.xlsx': 'noHeader',
  'spreadsheets/poi/noSharedStringTable.xlsx': 'noHeader',
  'spreadsheets/poi/password.xls': 'protected',
  'spreadsheets/poi/poc-xmlbomb-empty.xlsx': 'noHeader',
  'spreadsheets/poi/right-to-left.xlsx': '0: 1x3 null/null',
  'spreadsheets/poi/testEXCEL_95.xls': '0: 5x16 1/2',
  'spreadsheets/poi/unicodeSheetName.xlsx': 'noHeader',
  'spreadsheets/poi/xlsx-corrupted.xlsx': '0: 4x2 null/null',
  'spreadsheets/sheetjs/Attendance.csv': '0: 9x24 null/null',
  'spreadsheets/sheetjs/Attendance.xlsx': '0: 9x24 null/null',
  'spreadsheets/sheetjs/DataTypesFormats.xlsx': 'noHeader',
  'spreadsheets/sheetjs/formula_stress_test.xlsx': '6: 1x21 0/3',
  'spreadsheets/sheetjs/interview.xlsx': '0: 4x18 null/null',
  'spreadsheets/sheetjs/merge_cells.xlsx': 'noHeader',
  'spreadsheets/sheetjs/minimal_112.tsv': '0: 2x2 0/null',
  'spreadsheets/sheetjs/minimal_112.xlsx': '0: 2x2 0/null',
  'spreadsheets/sheetjs/number_format_russian.xls': '0: 6x28 3/0',
  'spreadsheets/sheetjs/password_2002_40_xor.xls': 'protected',
  'spreadsheets/sheetjs/row_height.htm': 'format',
  'spreadsheets/sheetjs/sushi.ods': 'noRows',
  'spreadsheets/sheetjs/sushi.xlsx': 'noRows',
  'spreadsheets/sheetjs/sushi.xlsx.0.csv': 'noRows',
  'spreadsheets/sheetjs/text_and_numbers.txt': '0: 5x2 0/null',
  'spreadsheets/sheetjs/text_and_numbers.xls': '0: 3x2 0/null',
  'spreadsheets/sheetjs/text_and_numbers.xlsx': '0: 3x2 0/null',
  'spreadsheets/sheetjs/write.dif': 'format',
  'spreadsheets/tabulator/bom.csv': '0: 2x2 null/0',
  'spreadsheets/tabulator/latin1.csv': '0: 2x2 null/0',
  'spreadsheets/tabulator/long.csv': '0: 2x6 null/null',
  'spreadsheets/tabulator/merged-cells.xlsx': 'noRows',
  'spreadsheets/tabulator/multiline-headers.xlsx': '0: 3x3 null/null',
  'spreadsheets/tabulator/preserve-formatting.xlsx': 'noHeader',
  'spreadsheets/tabulator/sheet2.xlsx': '1: 2x2 null/0',
  'spreadsheets/tabulator/skip-rows.csv': '0: 2x3 null/0',
  'spreadsheets/tabulator/table.tsv': '0: 2x3 null/null',
};

/** Rows of each sheet as the note beside the file counts them: "reads sheet “Sheet1” A1:B3, 3 non-empty rows". */
function ofOthers(): [string, Map<string, number>][] {
  if (!hasRealData) return [];
  const notes = readFileSync(join(REAL_DATA, 'README.md'), 'utf8');
  return [...notes.matchAll(/^\| (\S+) \|.*SheetJS 0[.]18 reads (.*) \|$/gm)].flatMap(([, name = '', said = '']) => {
    const sheets = [...said.matchAll(/sheet “([^”]+)” [^,;]*, (\d+) non-empty/g)];
    const folder = OUTCOMES[`spreadsheets/${name}`] === undefined ? 'cart-import' : 'spreadsheets';
    // Of books with many sheets only the first few are noted.
    return /\d sheets$/.test(said)
      ? []
      : [[`${folder}/${name}`, new Map(sheets.map(([, sheet = '', rows]) => [sheet, Number(rows)]))]];
  });
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

  test('every file has a stated outcome', () => {
    const files = ['cart-import', 'spreadsheets'].flatMap((folder) =>
      readdirSync(join(REAL_DATA, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /[.](?!json$)\w+$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(files.toSorted()).toEqual(Object.keys(OUTCOMES).toSorted());
  });

  test.each(Object.entries(OUTCOMES))('%s: %s', (name, outcome) => {
    expect(inShort(name)).toBe(outcome);
  });

  const counted = ofOthers().filter(([name]) => OUTCOMES[name]?.includes('x'));
  test.each(counted)('%s: no row is lost of those that another reader counts', (name, sheets) => {
    const found = read(name);
    if ('problem' in found) throw new Error(found.problem);
    const { rows, leftOut, sheet, sheets: names } = found.list;
    expect(rows.length + leftOut.length + 1).toBe(sheets.get(names[sheet] ?? ''));
  });

  test.each(['comma_in_quotes', 'empty', 'escaped_quotes', 'newlines', 'simple_crlf'])(
    'csv-spectrum/%s: cell by cell as its author says',
    (name) => {
      const found = read(`spreadsheets/csv-spectrum/${name}.csv`);
      if ('problem' in found) throw new Error(found.problem);
      const { header, rows } = found.list;
      const said = JSON.parse(
        readFileSync(join(REAL_DATA, `spreadsheets/csv-spectrum/${name}.json`), 'utf8'),
      ) as object[];
      const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
      expect(rows.map((row) => Object.fromEntries(row.map((cell, at) => [header?.[at], cell])))).toEqual(
        said.map((row) => Object.fromEntries(Object.entries(row).map(([title, cell]) => [title, inOneLine(cell)]))),
      );
    },
  );

  test('quality 10 none of all files throws or gives more than it may', () => {
    for (const name of Object.keys(OUTCOMES)) {
      const found = read(name);
      if ('problem' in found) continue;
      expect(found.list.rows.length, name).toBeGreaterThan(0);
      for (const cell of found.list.rows.flat()) expect(cell, name).not.toMatch(/^\s|\s$|[\n\t]/);
    }
  });
});
