// A person keeps, renames and removes views of my orders (spec §2 My orders).
import { type calls, limits, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import { readOrderViews } from './order-views.reads.ts';
import { putOrderView, removeView, renameView } from './order-views.store.ts';

type Calls = typeof calls.orderViews;
type Views = ResultOf<Calls['orderViews']>;

/** The caller's views. */
export const listOrderViews = ({ db, caller }: CustomerContext): Promise<Views> => readOrderViews(db, caller);

/** Keeps a view; one that sorts by what its person may not see is refused as its list is. */
export async function saveOrderView(
  { db, caller }: CustomerContext,
  view: ParsedOf<Calls['saveOrderView']>,
): Promise<Views> {
  if (view.from && view.to && view.from > view.to) refuse('dateRangeInvalid');
  if (view.sort.startsWith('total') && !mayViewPrices(caller)) refuse('noPermission');
  return await inTransaction(db, async (trx) => {
    if (!(await putOrderView(trx, caller, view))) refuse('viewsTooMany', { most: limits.orderViewsMax });
    return await readOrderViews(trx, caller);
  });
}

/** Renames a view. */
export async function renameOrderView(
  { db, caller }: CustomerContext,
  { name, newName }: ParsedOf<Calls['renameOrderView']>,
): Promise<Views> {
  return await inTransaction(db, async (trx) => {
    const isRenamed = await renameView(trx, caller, { name, newName });
    if (isRenamed === null) refuse('viewNotFound', { name });
    if (!isRenamed) refuse('viewNameTaken', { name: newName });
    return await readOrderViews(trx, caller);
  });
}

/** Removes a view. */
export async function deleteOrderView(
  { db, caller }: CustomerContext,
  { name }: ParsedOf<Calls['deleteOrderView']>,
): Promise<Views> {
  return await inTransaction(db, async (trx) => {
    if (!(await removeView(trx, caller, name))) refuse('viewNotFound', { name });
    return await readOrderViews(trx, caller);
  });
}
