// Has the text of manuals read that were imported without it, one file at a time, in the worker (product §5 Service manuals).
import { inTransaction } from '../../../platform/db/db.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { onDisk } from '../../../platform/outside/on-disk.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readInWorker } from './read-in-worker.ts';
import { READING_LIMITS } from './reading-limits.ts';
import type { TextRead } from './read-text.ts';
import { readFileOf, readUnread } from './readings.reads.ts';
import { keepReading } from './readings.store.ts';

/** Name of the job in the outbox. */
export const READ_MANUAL_JOB = 'read manual';

/** Few at a time: each may take a minute and half a gigabyte. */
const MOST_WAITING = 2;

/** Asks for the reading of some manuals that nobody has read; the same waits once. */
export async function requestReadings({ db, files }: Pick<Shop, 'db' | 'files'>): Promise<void> {
  for (const { id, file } of await readUnread(db, MOST_WAITING)) {
    // Files of an import come to their places after its rows.
    const stored = await files.open(productKey(file), { first: 0, last: 0 });
    stored?.stream.destroy();
    if (!stored) continue;
    await inTransaction(db, (trx) => enqueue(trx, READ_MANUAL_JOB, { manualId: id }, { uniqueKey: String(id) }));
  }
}

/** Reads one manual and keeps what it says, or why it says nothing. */
export async function readManualText({ db, files }: Pick<Shop, 'db' | 'files'>, facts: Record<string, unknown>) {
  const id = Number(facts['manualId']);
  const file = await readFileOf(db, id);
  const stored = file === null ? null : await files.open(productKey(file));
  if (file === null || !stored) return;
  const read = await readStored(stored);
  await inTransaction(db, (trx) => keepReading(trx, { id, file }, read));
}

type Stored = NonNullable<Awaited<ReturnType<Shop['files']['open']>>>;

async function readStored(stored: Stored): Promise<TextRead> {
  if (stored.sizeBytes > READING_LIMITS.fileBytes) {
    stored.stream.destroy();
    return { outcome: 'tooLarge' };
  }
  return await onDisk(stored, (path) => readInWorker(path));
}
