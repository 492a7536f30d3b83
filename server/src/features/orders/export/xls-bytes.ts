// An .xls of old spreadsheets: the format is one whole and takes seconds to make, so a thread makes it, one at a time.
import { inBoundedThread } from '../../../platform/bounded-thread.ts';
import { makeFewAtOnce } from '../../../platform/few-at-once.ts';
import type { Cell } from '../../../platform/text-files/csv.rules.ts';

/** What the thread is given. */
export interface XlsTable {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const BOUNDS = { milliseconds: 60_000, heapMegabytes: 512, late: null, ended: null };
const inTurn = makeFewAtOnce({ together: 1, mostWaiting: 10, secondsToWait: 10 });

/** The bytes of the file, in one piece; refuses with `tooManyRequests` where too many wait, throws where it cannot be made. */
export async function* xlsBytes(
  { title, heads }: Pick<XlsTable, 'title' | 'heads'>,
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const rows: (readonly Cell[])[] = [];
  for await (const batch of batches) rows.push(...batch);
  const table: XlsTable = { title, heads, rows };
  const program = new URL('./xls-worker.ts', import.meta.url);
  const made = await inTurn(() => inBoundedThread<Uint8Array | null>(program, table, BOUNDS));
  if (!made) throw new Error('the .xls could not be made');
  yield made;
}
