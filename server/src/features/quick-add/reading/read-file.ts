// Takes the bytes of a file apart into sheets of rows, in the thread of its own (spec §5 Import file): what it is counts, not what it is called.
import * as XLSX from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { decoderFor, sniffEncoding } from '../../../platform/text-files/decode-text.ts';
import { cellText, cutCell } from './cell-text.ts';
import { rowsOfText } from './rows-of-text.ts';
import { FILE_LIMITS, type FileProblem, Unreadable } from './file-problem.ts';
import { unpackedSize } from './unpacked-size.ts';

/** One sheet with its rows as text. */
export interface Sheet {
  name: string;
  rows: string[][];
}
/** What a file holds, or why it cannot be read. */
export type FileRead = { sheets: Sheet[] } | { problem: FileProblem };

// Workbooks before 1997 are written in the letters of one country.
XLSX.set_cptable(codePages);

/** Reads a file; what cannot be read says why. */
export function readFile(bytes: Uint8Array): FileRead {
  try {
    return {
      sheets: isZip(bytes) || isCompound(bytes) ? sheetsOfBook(bytes) : [{ name: '', rows: rowsOfBytes(bytes) }],
    };
  } catch (thrown) {
    return { problem: thrown instanceof Unreadable ? thrown.problem : problemOf(thrown) };
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
const isCompound = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

function problemOf(thrown: unknown): FileProblem {
  const words = thrown instanceof Error ? thrown.message : '';
  if (/password|encrypt/i.test(words)) return 'protected';
  return /unsupported|unrecognized|workbook stream/i.test(words) ? 'format' : 'damaged';
}

function sheetsOfBook(bytes: Uint8Array): Sheet[] {
  if (isZip(bytes) && unpackedSize(bytes) > FILE_LIMITS.unpackedBytes) throw new Unreadable('tooLarge');
  const book = XLSX.read(bytes, {
    type: 'array',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    sheetRows: FILE_LIMITS.rows + 1,
  });
  return book.SheetNames.map((name) => ({ name, rows: rowsOfSheet(book.Sheets[name]) }));
}

function rowsOfSheet(sheet: XLSX.WorkSheet | undefined): string[][] {
  const data: (XLSX.CellObject | undefined)[][] = sheet?.['!data'] ?? [];
  // Rows without a cell are holes.
  return Array.from(data, (row) => Array.from((row ?? []).slice(0, FILE_LIMITS.columns), cellText));
}

function rowsOfBytes(bytes: Uint8Array): string[][] {
  const sniffed = sniffEncoding(bytes);
  if ('problem' in sniffed) throw new Unreadable('format');
  const text = decoderFor(sniffed.encoding).decode(bytes);
  // A web page saved under another name, and the oldest of the formats between spreadsheets.
  if (/^\s*<|^TABLE\r?\n0,1/.test(text)) throw new Unreadable('format');
  return rowsOfText(text).map((row) => row.slice(0, FILE_LIMITS.columns).map(cutCell));
}
