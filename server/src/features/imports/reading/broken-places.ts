// Finds where the bytes of a file are no text, row by row, once its encoding is known and reading it failed (docs/import-format.md).
import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { makeCsvParser, sniffSeparator, Unclosed } from '../../../platform/text-files/csv-parser.ts';
import type { Encoding } from '../../../platform/text-files/decode-text.ts';
import type { FaultList } from '../faults/faults.ts';

/** A file of an import as text. */
export type TextFile = { path: string; file: string; encoding: Encoding };

/** What a decoder writes for bytes that belong to no letter. */
const LOST = '\ufffd';
/** So many characters before and behind a lost one are shown. */
const AROUND = 60;

/** Lists each cell that holds bytes of no letter; the row after those that could be read where none is found. */
export async function addBrokenPlaces(text: TextFile, faults: FaultList): Promise<void> {
  const { file } = text;
  const expected = `whole letters where ${LOST} stands: the file is read as ${text.encoding.toUpperCase()}, of which bytes there are no letter; write these words anew or, where the file is in another encoding, save it as UTF-8`;
  const before = faults.count();
  let row = 0;
  let names: string[] = [];
  for await (const record of looselyRead(text)) {
    row += 1;
    if (row === 1) names = record.map((name) => name.trim().toLowerCase());
    for (const [at, value] of record.entries())
      if (value.includes(LOST))
        faults.add({ file, row, column: nameOf(names[at]), value: excerptOf(value), reason: 'encoding', expected });
  }
  if (faults.count() === before)
    faults.add({ file, row: row + 1, column: '', value: '', reason: 'encoding', expected });
}

/** The header may be what is broken. */
const nameOf = (name = ''): string => (name.includes(LOST) ? '' : name);

function excerptOf(value: string): string {
  const at = value.indexOf(LOST);
  return value.slice(Math.max(0, at - AROUND), at + AROUND);
}

/** Records as far as quotation marks let them be told, with a sign of its own where letters are lost. */
async function* looselyRead({ path, encoding }: TextFile): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding);
  let parser: ReturnType<typeof makeCsvParser> | undefined;
  try {
    for await (const bytes of createReadStream(path)) {
      const text = decoder.decode(bytes as Buffer, { stream: true });
      parser ??= makeCsvParser(sniffSeparator(text));
      yield* parser.push(text);
    }
    yield* parser?.push(decoder.decode()) ?? [];
    yield* parser?.end() ?? [];
  } catch (error) {
    if (!(error instanceof Unclosed)) throw error;
  }
}
