// What cells may hold, at their edges (docs/import-format.md).
import { describe, expect, test } from 'vitest';
import { expectedOf, makeCellCheck } from './check-cell.ts';
import { fileName, picture, pictures } from '../format/kinds/cells.ts';
import { contentKinds } from '../format/kinds/content-kinds.ts';
import type { Cell } from '../format/kinds/kind.ts';

const link = contentKinds.flatMap(({ columns }) => columns).find(({ name }) => name === 'link')?.cell ?? picture;
const NO_NAMES = {
  'https://elsewhere.example/a.webp': undefined,
  'javascript:alert(1)//a.webp': undefined,
  'data:image/svg+xml,a.svg': undefined,
  '//elsewhere.example/a.webp': undefined,
  '/a.webp': undefined,
  '../a.webp': undefined,
  'a/../b.webp': undefined,
  'a b.webp': undefined,
  'a/b/c/d/e.webp': undefined,
  'a.exe': undefined,
  'a.webp\n': undefined,
};

const CASES: [Cell, Record<string, string | undefined>][] = [
  [
    { is: 'text', max: 3 },
    { abc: 'abc', abcd: undefined, 'a\0': undefined },
  ],
  [
    { is: 'whole', min: 1, max: 9999 },
    { 1: '1', 9999: '9999', 0: undefined, 10000: undefined, '1.0': undefined, '1e3': undefined, '': undefined },
  ],
  [
    { is: 'decimal', min: 0, max: 10_000_000_000 },
    {
      '10000000000.00': '10000000000.00',
      '10000000000.01': undefined,
      '999999999999999.00': undefined,
      '12.50': '12.50',
      '0': '0',
      '-1': undefined,
      '12,50': undefined,
      '1 000': undefined,
      $3: undefined,
    },
  ],
  [
    { is: 'date' },
    {
      '2026-02-28': '2026-02-28',
      '2026-02-29': undefined,
      '2026-2-1': undefined,
      '31.01.2026': undefined,
      '0000-01-31': undefined,
    },
  ],
  [
    { is: 'moment' },
    {
      '2026-01-31T14:00:00Z': '2026-01-31T14:00:00Z',
      '2026-01-31': '2026-01-31',
      '2026-01-31T25:00:00Z': undefined,
      '2026-01-31T14:00:00+20:00': undefined,
    },
  ],
  [{ is: 'flag' }, { yes: 't', TRUE: 't', 0: 'f', maybe: undefined }],
  [
    { is: 'oneOf', words: ['a', 'b'] },
    { a: 'a', A: undefined },
  ],
  [
    { is: 'json' },
    {
      '{"a":1}': '{"a":1}',
      '[]': '[]',
      '3': undefined,
      '{': undefined,
      '{"a":"\\u0000"}': undefined,
      '{"a":["\\ud800"]}': undefined,
      '{"a":1e999999}': undefined,
      '{"a":"\\\\u0000"}': '{"a":"\\\\u0000"}',
    },
  ],
  [picture, { 'machine/A20RT.webp': 'machine/A20RT.webp', 'a.PNG': 'a.PNG', ...NO_NAMES, 'a.webp,b.webp': undefined }],
  [
    pictures,
    {
      'part/hexBolt-d8.webp,part/hexBolt-d8.2.webp': 'part/hexBolt-d8.webp,part/hexBolt-d8.2.webp',
      ...NO_NAMES,
      'a.webp, b.webp': undefined,
      'a.webp,https://elsewhere.example/b.webp': undefined,
      'a.webp,a/../b.webp': undefined,
      'a.webp,': undefined,
    },
  ],
  [fileName('pdf'), { 'manual/SM-A.en.pdf': 'manual/SM-A.en.pdf', 'a.svg': undefined, ...NO_NAMES }],
  [
    link,
    {
      '/history': '/history',
      'https://maker.example/a?b=1': 'https://maker.example/a?b=1',
      '//elsewhere.example': undefined,
      '/\\elsewhere.example': undefined,
      'http://maker.example': undefined,
      'javascript:alert(1)': undefined,
      'https://': undefined,
    },
  ],
  [
    { is: 'ordinals' },
    {
      '22032963 22035881-': '{[22032963,22032963],[22035881,]}',
      '-12377 12379-14129': '{[,12377],[12379,14129]}',
      '5-3': undefined,
      '-': undefined,
      A1: undefined,
      '1,2': undefined,
      'prior to 15548 except 12378 and 14130': '{[0,12378),[12379,14130),[14131,15548)}',
      '22032963, 22035881 and above': '{[22032963,22032964),[22035881,)}',
      '7 except 7': undefined,
      'see the plate': undefined,
    },
  ],
];

describe('cells', () => {
  for (const [cell, values] of CASES)
    test.each(Object.entries(values))(`${cell.is}: %s`, (value, expected) =>
      expect(makeCellCheck(cell)(value)).toBe(expected),
    );

  test('each kind of cell says what it expects', () => {
    for (const [cell] of CASES) expect(expectedOf(cell).length).toBeGreaterThan(5);
  });
});
