// The office adds a manual or changes one (product §8 manuals): facts, models and file together.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { forgetProductFile } from '../../../platform/http/forget-product-file.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import { READ_MANUAL_JOB } from '../reading/read-manuals.ts';
import { keepBook } from './keep-book.ts';
import { readDeskManual } from './manual-desk.reads.ts';
import {
  holdManual,
  insertManual,
  isManualTaken,
  type StoredBook,
  swapBook,
  swapModels,
  updateManual,
} from './manual-desk.store.ts';

type Save = typeof calls.manualDesk.saveManual;

/** The file is judged and stored first; the rows that name it follow together, and the worker then reads its text. */
export async function saveManual(context: SignedInContext, given: ParsedOf<Save>): Promise<ResultOf<Save>> {
  if (given.manualId === undefined && given.fileId === null) refuseFields([{ field: 'fileId', problem: 'required' }]);
  const book = given.fileId === null ? null : await keepBook(context, given, given.fileId);
  try {
    return await inTransaction(context.db, async (trx) => {
      const manualId = await write(trx, given, book);
      const wanted = new Set(given.variantIds);
      if ((await swapModels(trx, manualId, [...wanted])) !== wanted.size)
        refuseFields([{ field: 'variantIds', problem: 'unknown' }]);
      if (book) await enqueue(trx, READ_MANUAL_JOB, { manualId }, { uniqueKey: String(manualId) });
      await audit(trx, {
        action: 'saveManual',
        userId: context.caller.userId,
        subject: `manual ${given.code}`,
        after: { language: given.language, title: given.titles.en, models: [...wanted], file: book?.file ?? null },
        requestId: context.requestId,
      });
      return (await readDeskManual(trx, manualId)) ?? refuse('manualNotFound');
    });
  } catch (error) {
    if (book) await context.shop.files.remove(productKey(book.file));
    throw error;
  }
}

async function write(trx: Trx, given: ParsedOf<Save>, book: StoredBook | null): Promise<number> {
  const { manualId, code } = given;
  const held = manualId === undefined ? null : ((await holdManual(trx, manualId)) ?? refuse('manualNotFound'));
  if (await isManualTaken(trx, given)) refuse('manualExists', { code });
  if (manualId === undefined || !held)
    return (book && (await insertManual(trx, given, book))) ?? refuse('manualExists', { code });
  await updateManual(trx, manualId, given);
  if (book) {
    await swapBook(trx, manualId, book);
    await forgetProductFile(trx, held.file);
  }
  return manualId;
}
