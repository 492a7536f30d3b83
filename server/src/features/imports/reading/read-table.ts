// Reads one file of an import: bytes to records to judged cells, as lines the database copies in (docs/import-format.md).
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { addBrokenPlaces, type TextFile } from './broken-places.ts';
import { type CellCheck, cleaned, expectedOf, makeCellCheck } from './check-cell.ts';
import { makeCsvParser, sniffSeparator, Unclosed } from '../../../platform/text-files/csv-parser.ts';
import { decoderFor, type Encoding, sniffEncoding } from '../../../platform/text-files/decode-text.ts';
import type { FaultList } from '../faults/faults.ts';
import type { Cell, Column, Kind } from '../format/kinds/kind.ts';

/** So much of the beginning tells the encoding. */
const START = 1 << 20;
/** So much is read and judged at a time: some hundred rows, a few milliseconds (quality 10). */
const CHUNK = 1 << 17;
const CLOSED =
  'a quotation mark that is closed again at the end of its cell, as each that opens one must be; a mark within is written twice';
const ESCAPED = /[\\\n\r\t]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A file whose header is understood: the columns it has, in its order. */
export type Table = { path: string; file: string; kind: Kind; encoding: Encoding; columns: Column[] };

/** Told after each chunk: rows read so far. */
export type OnRows = (rows: number) => void;

/** Reads encoding and header; undefined, with the fault listed, where the file cannot be read at all. */
export async function readHeader(path: string, kind: Kind, faults: FaultList): Promise<Table | undefined> {
  const file = basename(path);
  const start = await readStart(path);
  const sniffed = sniffEncoding(start);
  if ('problem' in sniffed) {
    faults.add({ file, row: 0, column: '', value: '', reason: 'encoding', expected: sniffed.problem });
    return undefined;
  }
  const { encoding } = sniffed;
  try {
    const text = decoderFor(encoding).decode(start, { stream: start.length === START });
    const columns = matchColumns(namesIn(text), { file, kind, faults });
    return columns && { path, file, kind, encoding, columns };
  } catch (error) {
    await addUnreadable(error, { path, file, encoding, row: 1 }, faults);
    return undefined;
  }
}

function namesIn(text: string): string[] {
  const parser = makeCsvParser(sniffSeparator(text));
  return (parser.push(text)[0] ?? parser.end()[0] ?? []).map((name) => name.trim().toLowerCase());
}

async function readStart(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START), 0, START, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function matchColumns(
  names: string[],
  { file, kind, faults }: { file: string; kind: Kind; faults: FaultList },
): Column[] | undefined {
  while (names.length > 0 && names.at(-1) === '') names.pop();
  const before = faults.count();
  const known = new Map(kind.columns.map((column) => [column.name, column]));
  const fault = (column: string, expected: string, value = column) =>
    faults.add({ file, row: 1, column, value, reason: 'header', expected });
  const columns = names.flatMap((name, at) => {
    const column = known.get(name);
    if (!column) fault(name, `a column of ${file}: ${[...known.keys()].join(', ')}`);
    else if (names.indexOf(name) !== at) fault(name, 'each column once');
    return column ? [column] : [];
  });
  for (const column of kind.columns)
    if (column.isRequired && !names.includes(column.name))
      fault(column.name, `a column ${column.name}, without which no row can be read`, '');
  return faults.count() === before ? columns : undefined;
}

/** The rows as lines of COPY text: row number, whether it is faulty, then the cells. Faulty cells are listed and left empty. */
export async function* readLines(table: Table, faults: FaultList, onRows: OnRows): AsyncGenerator<string> {
  const decoder = decoderFor(table.encoding);
  const toLine = makeLineWriter(table, faults);
  let parser: ReturnType<typeof makeCsvParser> | undefined;
  let row = 0;
  const take = (records: string[][]) => {
    let lines = '';
    for (const record of records) {
      row += 1;
      if (row > 1 && !(record.length === 1 && record[0]?.trim() === '')) lines += toLine(record, row);
    }
    onRows(Math.max(0, row - 1));
    return lines;
  };
  try {
    for await (const bytes of createReadStream(table.path, { highWaterMark: CHUNK })) {
      const text = decoder.decode(bytes as Buffer, { stream: true });
      parser ??= makeCsvParser(sniffSeparator(text));
      yield take(parser.push(text));
    }
    if (parser) {
      yield take(parser.push(decoder.decode()));
      yield take(parser.end());
    }
  } catch (error) {
    await addUnreadable(error, { ...table, row: row + 1 }, faults);
  }
}

async function addUnreadable(error: unknown, at: TextFile & { row: number }, faults: FaultList): Promise<void> {
  const { file, row } = at;
  const isEncoding =
    error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  if (isEncoding) await addBrokenPlaces(at, faults);
  else if (error instanceof Unclosed)
    faults.add({ file, row, column: '', value: error.start, reason: 'quotation', expected: CLOSED });
  else throw error;
}

type Judge = { name: string; cell: Cell; isRequired: boolean; check: CellCheck; expected: string };

function makeLineWriter({ file, columns }: Table, faults: FaultList): (record: string[], row: number) => string {
  const judges: Judge[] = columns.map((column) => ({
    name: column.name,
    cell: column.cell,
    isRequired: column.isRequired ?? false,
    check: makeCellCheck(column.cell),
    expected: expectedOf(column.cell),
  }));
  return (record, row) => {
    // Cells of a row that is too short or too long stand under the wrong heads: they say nothing of themselves.
    const isShifted = hasWrongLength(record, columns.length);
    let isBad = isShifted;
    if (isShifted) {
      const expected = `${columns.length} cells as in the header, not ${record.length}`;
      faults.add({ file, row, column: '', value: record.join(' | '), reason: 'columns', expected });
    }
    let cells = '';
    for (let at = 0; at < judges.length; at += 1) {
      const judge = judges[at] as Judge;
      const value = cleaned(record[at] ?? '', judge.cell);
      const checked = value === '' ? '\\N' : judge.check(value);
      if (value !== '' && checked !== undefined) cells += `\t${checked.replace(ESCAPED, escape)}`;
      else cells += '\t\\N';
      if (isShifted || (checked !== undefined && (value !== '' || !judge.isRequired))) continue;
      isBad = true;
      const reason = value === '' ? 'required' : 'cell';
      faults.add({ file, row, column: judge.name, value, reason, expected: judge.expected });
    }
    return `${row}\t${isBad ? 't' : 'f'}${cells}\n`;
  };
}

const escape = (character: string) => ESCAPES[character] ?? character;

function hasWrongLength(record: string[], expected: number): boolean {
  if (record.length === expected) return false;
  return record.length < expected || record.slice(expected).some((cell) => cell.trim() !== '');
}
