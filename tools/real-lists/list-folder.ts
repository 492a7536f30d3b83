// Collects the rows of a list and writes them as a folder of the import format (docs/import-format.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CsvValue, csvFile } from '@outrigger/demo/src/catalogue/csv-file.ts';

type Row = Record<string, CsvValue>;

/** A folder being filled; what could not be carried over is noted in words. */
export type ListFolder = {
  add: (kind: string, row: Row) => void;
  /** Adds a row with a code unless one with that code is there. */
  addOnce: (kind: string, row: Row & { code: string }) => void;
  addFile: (name: string, bytes: Uint8Array) => void;
  note: (words: string) => void;
  write: (folder: string) => { rows: Record<string, number>; notes: string[] };
};

/** An empty folder; a row that has been added is not added again. */
export function makeListFolder(): ListFolder {
  const rows = new Map<string, Map<string, Row>>();
  const files = new Map<string, Uint8Array>();
  const notes: string[] = [];
  const ofKind = (kind: string) => {
    const known = rows.get(kind) ?? new Map<string, Row>();
    rows.set(kind, known);
    return known;
  };
  return {
    add: (kind, row) => void ofKind(kind).set(JSON.stringify(row), row),
    addOnce(kind, row) {
      if (!ofKind(kind).has(row.code)) ofKind(kind).set(row.code, row);
    },
    addFile: (name, bytes) => void files.set(name, bytes),
    note: (words) => void notes.push(words),
    write(folder) {
      mkdirSync(folder, { recursive: true });
      for (const [kind, known] of rows) writeKind(folder, kind, [...known.values()]);
      for (const [name, bytes] of files) {
        mkdirSync(dirname(join(folder, 'files', name)), { recursive: true });
        writeFileSync(join(folder, 'files', name), bytes);
      }
      if (notes.length > 0)
        writeFileSync(join(folder, 'notes.md'), `${notes.map((words) => `- ${words}`).join('\n')}\n`);
      return { rows: Object.fromEntries([...rows].map(([kind, known]) => [kind, known.size])), notes };
    },
  };
}

function writeKind(folder: string, kind: string, rows: Row[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const file = csvFile(folder, kind, columns);
  for (const row of rows) file.row(...columns.map((column) => row[column]));
  file.close();
}

/** A code made of words: small letters, digits and dashes. */
export const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 64);
