// Sends a list to the main account: the technician fills it, the buyer orders it (product §0).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { refuse } from '../../platform/refuse.ts';
import { SENT_LIST_JOB } from './mail-lists.ts';
import { findList } from './saved-lists.reads.ts';
import { lockOwnList, noteSent } from './saved-lists.store.ts';

type SendList = typeof calls.savedLists.sendList;

/** The list as it is afterwards; the mail is written with it. */
export async function sendList(
  { db, caller }: CustomerContext,
  { id, note }: ParsedOf<SendList>,
): Promise<ResultOf<SendList>> {
  return await inTransaction(db, async (trx) => {
    if (!(await lockOwnList(trx, caller, id))) refuse('listNotFound');
    await noteSent(trx, id, note || null);
    const list = (await findList(trx, caller, id)) ?? refuse('listNotFound');
    if (list.lineCount === 0) refuse('listEmpty');
    await enqueue(trx, SENT_LIST_JOB, { id }, { uniqueKey: String(id) });
    return list;
  });
}
