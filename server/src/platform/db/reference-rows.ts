// Rows that come with a migration as CSV files, which people can read and compare where SQL would bury them (architecture §8).
import { readFile } from 'node:fs/promises';
import { closeCopy, copyIn } from './copy-in.ts';
import type { Trx } from './db.ts';
import { readFirstPages } from './first-pages.ts';

/** The rows of one table: a CSV file whose header names the columns. */
export type ReferenceRows = { table: string; csv: string };

/** Which tables a migration fills once it has run, each from the file of its name, and in this order: countries name their currency. */
const FILLED_BY = new Map([
  ['0040_reference.sql', ['currencies', 'exchange_rates', 'countries', 'states']],
  ['0595_cities.sql', ['cities']],
]);
/** The migration that brings the first pages for everybody. */
const PAGES_BY = '0531_pages.sql';

/** The files that belong to a migration; they lie in `reference-data` beside the directory of the migrations. */
export async function readReferenceRows(directory: string, migration: string): Promise<ReferenceRows[]> {
  if (migration === PAGES_BY)
    return [{ table: 'page_versions', csv: await readFirstPages(`${directory}/../reference-data/pages`) }];
  const tables = FILLED_BY.get(migration) ?? [];
  return Promise.all(
    tables.map(async (table) => ({
      table,
      csv: await readFile(`${directory}/../reference-data/${table}.csv`, 'utf8'),
    })),
  );
}

/** Copies the rows in; throws the database's own error, which names table and line, where it refuses them. */
export async function loadReferenceRows(trx: Trx, { table, csv }: ReferenceRows): Promise<void> {
  const columns = csv.slice(0, csv.indexOf('\n'));
  const copy = await copyIn(trx.unsafe(`copy ${table} (${columns}) from stdin (format csv, header match)`));
  copy.stream.write(csv);
  await closeCopy(copy);
}
