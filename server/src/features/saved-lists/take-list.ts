// Notes that somebody put a list into the cart (product §0: the technician is told when it was ordered).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { findList } from './saved-lists.reads.ts';
import { noteTaken } from './saved-lists.store.ts';

type TakeList = typeof calls.savedLists.takeList;

/** The list as it is afterwards; nobody is told of orders of a list of his own. */
export async function takeList(
  { db, caller }: CustomerContext,
  { id }: ParsedOf<TakeList>,
): Promise<ResultOf<TakeList>> {
  return await inTransaction(db, async (trx) => {
    if (!(await findList(trx, caller, id))) refuse('listNotFound');
    await noteTaken(trx, caller, id);
    return (await findList(trx, caller, id)) ?? refuse('listNotFound');
  });
}
