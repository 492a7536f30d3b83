// The parser against the acid tests of others, and against itself cut at every place (docs/import-format.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasRealData, REAL_DATA } from '../../../test/real-data.ts';
import { makeCsvParser, sniffSeparator, Unclosed } from './csv-parser.ts';

const SPECTRUM = join(REAL_DATA, 'spreadsheets/csv-spectrum');

function parse(text: string, pieces = 1): string[][] {
  const parser = makeCsvParser(sniffSeparator(text));
  const size = Math.max(1, Math.ceil(text.length / pieces));
  const records: string[][] = [];
  for (let at = 0; at < text.length; at += size) records.push(...parser.push(text.slice(at, at + size)));
  return [...records, ...parser.end()];
}

describe.skipIf(!hasRealData)('the acid tests of others', () => {
  const files = hasRealData ? readdirSync(SPECTRUM) : [];
  const names = files.filter((name) => name.endsWith('.csv') && !name.startsWith('location'));
  test.each(names)('csv-spectrum %s reads as its JSON says', (name) => {
    const text = readFileSync(join(SPECTRUM, name), 'utf8');
    const expected = JSON.parse(readFileSync(join(SPECTRUM, name.replace('.csv', '.json')), 'utf8')) as Record<
      string,
      string
    >[];
    const [header = [], ...rows] = parse(text);
    expect(rows.map((row) => Object.fromEntries(header.map((key, at) => [key, row[at]])))).toEqual(expected);
  });

  test('all of them are there', () => expect(names.length).toBe(5));

  test('csv-spectrum location_coordinates.csv keeps its quotation marks (its JSON has another telephone number)', () => {
    const [, row = []] = parse(readFileSync(join(SPECTRUM, 'location_coordinates.csv'), 'utf8'));
    expect(row).toEqual(['2095257564', '37\uFFFD36\'37.8"N 121\uFFFD2\'17.9"W', 'Modesto', 'Stanislaus']);
  });
});

describe('RFC 4180', () => {
  test.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n1;"2;3"\r\n',
      [
        ['a', 'b'],
        ['1', '2;3'],
      ],
    ],
    [
      'a\tb\n"x ""y""\nz"\t',
      [
        ['a', 'b'],
        ['x "y"\nz', ''],
      ],
    ],
    [
      'a,b\n5" pipe,x',
      [
        ['a', 'b'],
        ['5" pipe', 'x'],
      ],
    ],
    ['', []],
  ])('%j', (text, expected) => expect(parse(text)).toEqual(expected));

  test('any cells come back, however the text is cut', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '液') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        (rows, pieces) => {
          const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
          const parser = makeCsvParser(',');
          const size = Math.ceil(text.length / pieces);
          const found: string[][] = [];
          for (let at = 0; at < text.length; at += size) found.push(...parser.push(text.slice(at, at + size)));
          expect([...found, ...parser.end()]).toEqual(rows);
        },
      ),
    );
  });

  test('§8 a quotation mark that is never closed is no cell: the rows below it would be gone without a word', () => {
    const parser = makeCsvParser(',');
    expect(parser.push('a,b\n1,"x\n2,y\n3,z')).toEqual([['a', 'b']]);
    expect(() => parser.end()).toThrow(Unclosed);
  });

  test.each([1, 2, 7, 40])(
    '§8 the mark of a later cell does not close it: the rows between are named, not swallowed, in %i pieces',
    (pieces) => {
      const text = 'a,b\n1,"x"\n5,"One\n6,Two\n7,"Three"\n8,Four\n9,"Five" \n';
      const parser = makeCsvParser(',');
      const found: string[][] = [];
      const size = Math.ceil(text.length / pieces);
      expect(() => {
        for (let at = 0; at < text.length; at += size) found.push(...parser.push(text.slice(at, at + size)));
        found.push(...parser.end());
      }).toThrow(expect.objectContaining({ start: expect.stringMatching(/^5,"One\n6,Two/) }));
      expect(found).toEqual([
        ['a', 'b'],
        ['1', 'x'],
      ]);
    },
  );

  test('spaces behind a closing mark are no text', () => {
    expect(parse('a,b\n"1" ,"2" \r\n').map((row) => row.map((one) => one.trim()))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('a quotation mark that is never closed ends in an error, not in all memory', () => {
    const parser = makeCsvParser(',');
    expect(() => {
      for (let at = 0; at < 10; at += 1) parser.push(`"${'x'.repeat(1_000_000)}`.slice(at === 0 ? 0 : 1));
    }).toThrow('quotation mark');
  });
});
