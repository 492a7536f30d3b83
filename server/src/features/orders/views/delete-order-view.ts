// A person removes a view of my orders (spec §2 My orders).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readOrderViews } from './order-views.reads.ts';
import { removeView } from './order-views.store.ts';

type Delete = typeof calls.orderViews.deleteOrderView;

/** Removes a view. */
export async function deleteOrderView(
  { db, caller }: CustomerContext,
  { name }: ParsedOf<Delete>,
): Promise<ResultOf<Delete>> {
  return await inTransaction(db, async (trx) => {
    if (!(await removeView(trx, caller, name))) refuse('viewNotFound', { name });
    return await readOrderViews(trx, caller);
  });
}
