// An .xlsx as it grows: each batch of rows is packed and sent before the next is read.
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from '../../../platform/text-files/csv.rules.ts';
import { partsBefore, SHEET_ENDS, SHEET_PATH, sheetBegins, sheetRows } from './sheet-xml.rules.ts';

/** The bytes of the file, in pieces. */
export async function* xlsxBytes(
  { title, heads }: { title: string; heads: readonly string[] },
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    if (bytes.length > 0) ready.push(bytes);
  });
  for (const [path, xml] of Object.entries(partsBefore(title))) entryOf(zip, path).push(strToU8(xml), true);
  const sheet = entryOf(zip, SHEET_PATH);
  sheet.push(strToU8(sheetBegins(heads)));
  yield* ready.splice(0);
  for await (const rows of batches) {
    sheet.push(strToU8(sheetRows(rows)));
    yield* ready.splice(0);
  }
  sheet.push(strToU8(SHEET_ENDS), true);
  zip.end();
  yield* ready.splice(0);
}

function entryOf(zip: Zip, path: string): ZipDeflate {
  const entry = new ZipDeflate(path, { level: 6 });
  zip.add(entry);
  return entry;
}
