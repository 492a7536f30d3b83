// The document of the import format says what the program reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFormat } from './describe-format.ts';

test('docs/import-format.md ends in the tables the kinds describe', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../../../docs/import-format.md'), 'utf8');
  expect(document.slice(document.indexOf('### categories.csv'))).toBe(describeFormat());
});
