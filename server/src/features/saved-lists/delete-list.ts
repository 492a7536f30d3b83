// Removes a list of the caller (product §6).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { removeList } from './saved-lists.store.ts';

type DeleteList = typeof calls.savedLists.deleteList;

/** The list is gone; one of somebody else is not. */
export async function deleteList(
  { db, caller }: CustomerContext,
  { id }: ParsedOf<DeleteList>,
): Promise<ResultOf<DeleteList>> {
  if (!(await inTransaction(db, async (trx) => await removeList(trx, caller, id)))) refuse('listNotFound');
  return { id };
}
