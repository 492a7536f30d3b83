// Folders made of another one: a few rows in a hundred changed, or all parts and figures under new codes.
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeCsvParser } from '@outrigger/server/src/platform/text-files/csv-parser.ts';
import { allKinds } from '@outrigger/server/src/features/imports/format/kinds/all-kinds.ts';
import { type CsvFile, csvFile } from '@outrigger/demo/src/catalogue/csv-file.ts';

/** What becomes of a row, by the name of each cell. */
type Rewrite = (cell: string, column: string, row: number) => string;

/** One row in so many is changed. */
const CHANGED_ONE_IN = 10;

const more = (cell: string) => String(Number(cell || 0) + 1);
const dearer = (cell: string) => (Number(cell) * 1.05).toFixed(2);

/** The cells that are changed: what an ERP sends anew every night. */
const CHANGES: Record<string, Record<string, (cell: string) => string>> = {
  parts: { weight_grams: more },
  prices: { amount: dearer },
  stock: { on_hand: more },
  'item-lines': { quantity: more },
};

/** Copies the folder with a few cells changed. */
export async function writeChanged(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const file of await readdir(from)) {
    const changes = CHANGES[basename(file, '.csv')];
    if (!file.endsWith('.csv') || !changes) await copyFile(join(from, file), join(to, file));
    else
      await rewrite(join(from, file), to, (cell, column, row) => {
        const change = row % CHANGED_ONE_IN === 0 ? changes[column] : undefined;
        return change ? change(cell) : cell;
      });
  }
}

/** What hangs on parts and figures alone, so that all of it is new where their codes are. */
const OF_PARTS = ['parts', 'part-tags', 'part-aliases', 'part-relations', 'supersessions', 'prices', 'stock'];
const OF_FIGURES = ['figures', 'figure-models', 'illustrations', 'items', 'item-lines', 'hotspots'];
const RENEWED = new Set([...OF_PARTS, ...OF_FIGURES]);
const NAMED = new Set(['parts', 'figures']);

/** Writes these tables anew as if they were of other parts and figures. */
export async function writeRenewed(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const kind of allKinds.filter((one) => RENEWED.has(one.kind))) {
    const renewed = new Set(
      kind.columns
        .filter(({ name, refersTo }) => NAMED.has(refersTo?.table ?? '') || (name === 'code' && NAMED.has(kind.table)))
        .map(({ name }) => name),
    );
    await rewrite(join(from, `${kind.kind}.csv`), to, (cell, column) =>
      cell !== '' && renewed.has(column) ? `${cell}-NEW` : cell,
    );
  }
}

async function rewrite(file: string, folder: string, change: Rewrite): Promise<void> {
  const parser = makeCsvParser(',');
  const out: { columns: string[]; csv?: CsvFile } = { columns: [] };
  const take = (records: string[][]) => {
    for (const record of records) {
      const { csv, columns } = out;
      if (csv) csv.row(...record.map((cell, at) => change(cell, columns[at] ?? '', csv.rows)));
      else Object.assign(out, { columns: record, csv: csvFile(folder, basename(file, '.csv'), record) });
    }
  };
  for await (const text of createReadStream(file, 'utf8')) take(parser.push(text as string));
  take(parser.end());
  out.csv?.close();
}
