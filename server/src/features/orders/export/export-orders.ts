// The orders of the caller's company as a file, read while it is sent (spec §2 My orders, §7 exportOrders; product §7 Export).
import { Readable } from 'node:stream';
import type { calls, ParsedOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { Served } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type Cell, CSV_MARK, csvOf } from '../../../platform/text-files/csv.rules.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import { type OrderWithLines, readExported } from './exported-orders.reads.ts';
import { headRow, rowsOf, type RowsFor } from './exported-rows.rules.ts';
import { exportTexts } from './export-texts.rules.ts';
import { xlsBytes } from './xls-bytes.ts';
import { xlsxBytes } from './xlsx-bytes.ts';

type ExportOrders = typeof calls.orderExport.exportOrders;
type Format = ParsedOf<ExportOrders>['format'];
type Rows = AsyncGenerator<Cell[][]>;

/** Lines a file can hold: an .xlsx as many as a sheet has rows, an .xls as many as may be held in memory. */
const MOST_LINES: Record<Format, number> = { xls: 5000, xlsx: 1_048_575, csv: Number.POSITIVE_INFINITY };

const TYPES: Record<Format, string> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Refuses as the list does, and what the file cannot hold; a failure on the way ends the answer before its end. */
export async function exportOrders(context: CustomerContext, input: ParsedOf<ExportOrders>): Promise<Served> {
  const { db, caller, language } = context;
  if (input.from && input.to && input.from > input.to) refuse('dateRangeInvalid');
  const maySeePrices = mayViewPrices(caller);
  if (input.sort.startsWith('total') && !maySeePrices) refuse('noPermission');
  const exported = await readExported(db, input, { companyId: caller.companyId, language, maySeePrices });
  const { format, timeZone } = input;
  if (exported.lineCount > MOST_LINES[format]) refuse('exportTooLong', { most: MOST_LINES[format] });
  const reader = { language, maySeePrices, timeZone };
  const { title } = exportTexts[language];
  const rows = rowsIn(exported.batches, reader);
  const bytes = bytesOf(format, { title, heads: headRow(reader) }, rows);
  // The first piece is made before the answer begins: what fails at once is said in words.
  const body = Readable.from(startedWith(await bytes.next(), bytes), { highWaterMark: 1 });
  // What is to come, so that whoever waits sees how far it is.
  return new Served(body, { ...headersOf(format, title), 'x-line-count': String(exported.lineCount) });
}

async function* rowsIn(batches: AsyncGenerator<OrderWithLines[]>, reader: RowsFor): Rows {
  for await (const orders of batches) yield rowsOf(orders, reader);
}

type Bytes = string | Uint8Array;

function bytesOf(format: Format, table: { title: string; heads: string[] }, rows: Rows): AsyncGenerator<Bytes> {
  if (format === 'csv') return csvPieces(table.heads, rows);
  return format === 'xlsx' ? xlsxBytes(table, rows) : xlsBytes(table, rows);
}

async function* csvPieces(heads: string[], rows: Rows): AsyncGenerator<Bytes> {
  yield CSV_MARK + csvOf([heads]);
  for await (const some of rows) yield csvOf(some);
}

async function* startedWith(first: IteratorResult<Bytes>, rest: AsyncGenerator<Bytes>): AsyncGenerator<Buffer> {
  if (first.done) return;
  yield Buffer.from(first.value);
  for await (const piece of rest) yield Buffer.from(piece);
}

function headersOf(format: Format, title: string): Record<string, string> {
  const ending = `${new Date().toISOString().slice(0, 10)}.${format}`;
  return {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="orders-${ending}"; filename*=UTF-8''${encodeURIComponent(`${title}-${ending}`)}`,
    'cache-control': 'no-store',
  };
}
