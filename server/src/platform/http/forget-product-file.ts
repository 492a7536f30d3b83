// Product files that nothing names any more are removed, but not while somebody may be reading them (product §8).
import type { Trx } from '../db/db.ts';
import { enqueue } from '../jobs/outbox.store.ts';
import type { Shop } from '../shop.ts';
import { productKey } from './product-files.ts';
import { standsInCatalogue } from './product-names.reads.ts';

/** Name of the job in the outbox. */
export const FORGET_FILE_JOB = 'forget product file';

/** A book is open for about so long. */
const READ_MS = 60 * 60_000;

/** Has a file removed that a row has just stopped naming, an hour later; in the transaction that did so. */
export const forgetProductFile = async (trx: Trx, file: string): Promise<void> =>
  await enqueue(trx, FORGET_FILE_JOB, { file }, { runAt: new Date(Date.now() + READ_MS), uniqueKey: file });

/** Removes it, unless something names it again. */
export async function removeForgottenFile({ db, files }: Pick<Shop, 'db' | 'files'>, facts: Record<string, unknown>) {
  const file = String(facts['file']);
  if (!(await standsInCatalogue(db, file))) await files.remove(productKey(file));
}
