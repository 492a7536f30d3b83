// Judges an upload as the file of a manual and keeps it among the catalogue's files (product §8 manuals).
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { SignedInContext } from '../../../platform/context.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { refuse } from '../../../platform/refuse.ts';
import { newToken } from '../../../platform/sessions/token.ts';
import { withOwnUpload } from '../../uploads/index.ts';
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
  return await withOwnUpload(context, fileId, async ({ path, sizeBytes }) => {
    if (!(await saysPdf(path))) refuse('manualNotTaken', { why: 'notPdf' });
    const head = await readHeadInWorker(path);
    if (head.outcome !== 'sound') return refuse('manualNotTaken', { why: head.outcome });
    const plain = code.replaceAll(/[^A-Za-z0-9-]/g, '-');
    const file = `manual/${plain}.${language}.${newToken().slice(0, 10)}.pdf`;
    await context.shop.files.put(productKey(file), createReadStream(path));
    return { file, pageCount: head.pageCount, sizeBytes };
  });
}

async function saysPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(HEAD_WITHIN), 0, HEAD_WITHIN, 0);
    return buffer.includes('%PDF-');
  } finally {
    await file.close();
  }
}
