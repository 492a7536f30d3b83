// Judges an upload as the file of a manual and keeps it among the catalogue's files (product §8 manuals).
import { Readable } from 'node:stream';
import type { SignedInContext } from '../../../platform/context.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { refuse } from '../../../platform/refuse.ts';
import { newToken } from '../../../platform/sessions/token.ts';
import { readOwnUpload } from '../../uploads/index.ts';
import { readHeadInWorker } from '../reading/read-in-worker.ts';
import type { GivenManual, StoredBook } from './manual-desk.store.ts';

/** Some programs write a few bytes before it. */
const HEAD_WITHIN = 1024;

/** Keeps the file under a name that no other ever had, so that nobody goes on seeing the last one. */
export async function keepBook(
  context: SignedInContext,
  { code, language }: GivenManual,
  fileId: number,
): Promise<StoredBook> {
  const bytes = await readOwnUpload(context, fileId);
  if (!bytes.subarray(0, HEAD_WITHIN).includes('%PDF-')) refuse('manualNotTaken', { why: 'notPdf' });
  // The thread gets a copy: what it is handed is no longer here.
  const head = await readHeadInWorker(new Uint8Array(bytes));
  if (head.outcome !== 'sound') return refuse('manualNotTaken', { why: head.outcome });
  const plain = code.replaceAll(/[^A-Za-z0-9-]/g, '-');
  const file = `manual/${plain}.${language}.${newToken().slice(0, 10)}.pdf`;
  await context.shop.files.put(productKey(file), Readable.from([bytes]));
  return { file, pageCount: head.pageCount, sizeBytes: bytes.length };
}
