// Every paragraph of the specification has a row that says what keeps it and what proves it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallGroup, calls, limits } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { readParagraphs } from './paragraphs.ts';
import { faultsOf, readRows, rowsOf } from './rows.ts';

const ROOT = join(import.meta.dirname, '../..');
const LIST = join(import.meta.dirname, 'paragraphs.txt');
/** Beside the project where the team works; what is delivered holds the list alone. */
const SPECIFICATION = join(ROOT, '../shared/spec.md');

const rows = readRows(join(ROOT, 'docs/coverage'));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** A line is the digest of a paragraph, its section and its name. */
const paragraphs = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.slice(line.indexOf(' ') + 1));

test('every paragraph has one row, and each row names what keeps it and a test that is there', () => {
  expect(paragraphs.length).toBeGreaterThan(250);
  expect(faultsOf(paragraphs, rows, ROOT)).toEqual([]);
});

test('a paragraph without a row, a row without a test and a file that is gone are found out', () => {
  const text =
    '# §9 X\n\n| paragraph | kept by | proven by |\n|---|---|---|\n| A | `tools/gone.ts` | `tools/coverage/` |\n';
  expect(faultsOf(['9 A', '9 B'], rowsOf(text), ROOT)).toEqual([
    '§9 B: no row',
    '§9 A: no test proves it',
    '§9 A: there is no tools/gone.ts',
  ]);
  expect(faultsOf([], rowsOf(text), ROOT)).toContain('§9 A: no such paragraph');
});

test('§7 the call of each path is the one the row names, and its test names it too', () => {
  const byName = new Map(Object.values(calls as Record<string, CallGroup>).flatMap((group) => Object.entries(group)));
  for (const { key, names, provenBy } of rows.filter(({ section, key }) => section === '7' && key.startsWith('/'))) {
    const [name = ''] = names;
    expect(byName.get(name)?.path, key).toBe(key);
    expect(provenBy.map(read).join('\n'), key).toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test('§8 each error names its texts, which are there', () => {
  for (const { key, keptBy, names } of rows.filter(({ section }) => section === '8')) {
    const texts = Object.assign(
      {},
      ...keptBy.filter((path) => path.endsWith('.json')).map((path) => JSON.parse(read(path))),
    );
    expect(names.length, key).toBeGreaterThan(0);
    expect(Object.keys(texts), key).toEqual(expect.arrayContaining(names));
  }
});

test('§9 each constant that is named is one', () => {
  const named = rows.filter(({ section }) => section === '9').flatMap(({ names }) => names);
  expect(Object.keys(limits)).toEqual(expect.arrayContaining(named));
});

test.skipIf(!existsSync(SPECIFICATION))('the list of paragraphs is that of the specification', async () => {
  const found = readParagraphs(readFileSync(SPECIFICATION, 'utf8'));
  const list = found.map(({ digest, section, key }) => `${digest} ${section} ${key}`);
  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot(LIST);
});
