// Writes one CSV file of the import format row by row, in pieces of a megabyte, so that millions of rows need no memory.
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type CsvValue = string | number | boolean | null | undefined;

/** A CSV file being written. */
export interface CsvFile {
  row(...values: readonly CsvValue[]): void;
  /** Rows so far, without the header. */
  readonly rows: number;
  close(): void;
}

const PIECE = 1 << 20;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Opens `<folder>/<name>.csv` and writes its header row. */
export function csvFile(folder: string, name: string, columns: readonly string[]): CsvFile {
  const file = openSync(join(folder, `${name}.csv`), 'w');
  let text = `${columns.join(',')}\n`;
  let rows = 0;
  const flush = () => {
    writeWhole(file, Buffer.from(text));
    text = '';
  };
  return {
    row(...values) {
      if (values.length !== columns.length)
        throw new RangeError(`${name}: ${values.length} values for ${columns.length} columns`);
      let line = csvField(values[0]);
      for (let at = 1; at < values.length; at += 1) line += `,${csvField(values[at])}`;
      text += `${line}\n`;
      rows += 1;
      if (text.length >= PIECE) flush();
    },
    get rows() {
      return rows;
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

function csvField(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  return NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
