// The office removes a manual (product §8 manuals).
import type { calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { forgetProductFile } from '../../../platform/http/forget-product-file.ts';
import { refuse } from '../../../platform/refuse.ts';
import { deleteManual, holdManual } from './manual-desk.store.ts';

/** Lists and search are without it at once; whoever has it open may read on for a while. */
export async function removeManual(
  { db, caller, requestId }: SignedInContext,
  { manualId }: ParsedOf<typeof calls.manualDesk.removeManual>,
): Promise<null> {
  await inTransaction(db, async (trx) => {
    const { code, file } = (await holdManual(trx, manualId)) ?? refuse('manualNotFound');
    await deleteManual(trx, manualId);
    await forgetProductFile(trx, file);
    await audit(trx, {
      action: 'removeManual',
      userId: caller.userId,
      subject: `manual ${code}`,
      before: { manualId, file },
      requestId,
    });
  });
  return null;
}
