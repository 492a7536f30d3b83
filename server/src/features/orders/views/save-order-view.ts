// A person keeps a view of my orders (spec §2 My orders).
import { type calls, limits, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import { readOrderViews } from './order-views.reads.ts';
import { putOrderView } from './order-views.store.ts';

type Save = typeof calls.orderViews.saveOrderView;

/** Keeps a view; one that sorts by what its person may not see is refused as its list is. */
export async function saveOrderView({ db, caller }: CustomerContext, view: ParsedOf<Save>): Promise<ResultOf<Save>> {
  if (view.from && view.to && view.from > view.to) refuse('dateRangeInvalid');
  if (view.sort.startsWith('total') && !mayViewPrices(caller)) refuse('noPermission');
  return await inTransaction(db, async (trx) => {
    if (!(await putOrderView(trx, caller, view))) refuse('viewsTooMany', { most: limits.orderViewsMax });
    return await readOrderViews(trx, caller);
  });
}
