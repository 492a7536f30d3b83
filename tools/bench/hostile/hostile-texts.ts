// What is put into every field: texts that break readers, and those that others have gathered where the real material lies beside the project (quality 10).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasRealData, REAL_DATA } from '@outrigger/server/test/real-data.ts';

const OWN = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '9999999999999999999',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '1,2,3',
  '1,,',
  '0x10',
  '1.5',
  "' or 1=1--",
  "'; drop table parts; --",
  '$1',
  '%',
  '_',
  '\\',
  '"',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  '\u0000',
  'a\u0000b',
  '\u202Egnp',
  '\uFEFF',
  '\uD800',
  '👩‍🔧',
  'é'.normalize('NFD').repeat(40),
  'ﷺ'.repeat(50),
  '中'.repeat(200),
  'x'.repeat(5000),
  '(((((((((',
  'a|b',
  'a&b',
  '!a',
  ':*',
  '<->',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  'priceAsc',
  'nameDesc',
  'default',
  'fits',
  'en',
  'NV-4885398',
];

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '');
const read = (name: string): string => readFileSync(join(REAL_DATA, 'corpora', name), 'utf8');

function gathered(): string[] {
  const emails = JSON.parse(read('email-addresses.json')) as { address: string }[];
  const phones = linesOf(read('phone-examples.csv')).map((line) => line.split(',').at(-1) ?? '');
  return [
    ...(JSON.parse(read('naughty-strings.json')) as string[]),
    ...['SQL', 'XSS', 'bad_chars', 'sql_inj'].flatMap((name) => linesOf(read(`payloads/${name}.txt`))),
    ...emails.map(({ address }) => address),
    ...phones.filter((_, at) => at % 10 === 0),
    ...linesOf(read('common-passwords.txt')).filter((_, at) => at % 40 === 0),
  ];
}

/** All of them, each once. */
export const HOSTILE_TEXTS: readonly string[] = [...new Set([...OWN, ...(hasRealData ? gathered() : [])])];
