// Reads a small CSV file whole, by its header.
import { readFileSync } from 'node:fs';
import { makeCsvParser } from '@outrigger/server/src/platform/text-files/csv-parser.ts';

/** The rows as objects; a column that is not there reads as nothing. */
export function readCsv(path: string): ((column: string) => string)[] {
  const parser = makeCsvParser(',');
  const [header = [], ...rows] = [...parser.push(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')), ...parser.end()];
  return rows.map((row) => (column) => (row[header.indexOf(column)] ?? '').trim());
}
