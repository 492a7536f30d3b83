// The list of parts in a file: the sheet that looks most like one, with its header and what its columns hold (spec §5 Import file).
import type { FileProblem } from './file-problem.ts';
import { findTable, type FoundTable, type ReadTable } from './find-columns.rules.ts';
import { namesIn } from './machine-lines.rules.ts';
import { readFile, type Sheet } from './read-file.ts';

/** A file, how many rows of it may be, and which of its sheets is meant where somebody has chosen. */
export interface ListAsked {
  bytes: Uint8Array;
  maxRows: number;
  sheet?: number | undefined;
}
/** The list with the names in it, or why there is none. */
export type ListRead = { list: ReadTable; names: string[] } | { problem: FileProblem | 'tooManyRows' };

/** Reads the list in a file. */
export function readList({ bytes, maxRows, sheet }: ListAsked): ListRead {
  const read = readFile(bytes);
  if ('problem' in read) return read;
  const tables = read.sheets.map((one) => findTable(one.rows, false));
  const place = sheet !== undefined && sheet < tables.length ? sheet : likeliest(read.sheets, tables);
  const table = tables[place];
  if (!table || isEmpty(read.sheets[place])) return { problem: 'noRows' };
  if (!table.header) return { problem: 'noHeader' };
  if (table.rows.length === 0) return { problem: 'noRows' };
  if (table.rows.length > maxRows) return { problem: 'tooManyRows' };
  const names = namesIn(table, maxRows);
  if (names === null) return { problem: 'tooLarge' };
  const { header, rows, columns, leftOut, leftAt } = table;
  return {
    list: { header, rows, columns, leftOut, leftAt, sheets: read.sheets.map(({ name }) => name), sheet: place },
    names,
  };
}

const isEmpty = (sheet: Sheet | undefined): boolean =>
  !sheet?.rows.some((row) => row.some((cell) => cell.trim() !== ''));

/** The one with the likeliest columns, else the first that has anything in it. */
function likeliest(sheets: readonly Sheet[], tables: readonly FoundTable[]): number {
  const worth = (place: number) => ratingOf(sheets[place], tables[place]);
  return sheets.reduce((best, _, place) => (worth(place) > worth(best) ? place : best), 0);
}

function ratingOf(sheet: Sheet | undefined, table: FoundTable | undefined): number {
  if (!table || isEmpty(sheet)) return -1;
  return table.header && table.rows.length > 0 ? 1 + table.score : 0;
}
