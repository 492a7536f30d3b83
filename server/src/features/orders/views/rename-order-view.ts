// A person gives a view of my orders another name (spec §2 My orders).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readOrderViews } from './order-views.reads.ts';
import { renameView } from './order-views.store.ts';

type Rename = typeof calls.orderViews.renameOrderView;

/** Renames a view. */
export async function renameOrderView(
  { db, caller }: CustomerContext,
  { name, newName }: ParsedOf<Rename>,
): Promise<ResultOf<Rename>> {
  return await inTransaction(db, async (trx) => {
    const isRenamed = await renameView(trx, caller, { name, newName });
    if (isRenamed === null) refuse('viewNotFound', { name });
    if (!isRenamed) refuse('viewNameTaken', { name: newName });
    return await readOrderViews(trx, caller);
  });
}
