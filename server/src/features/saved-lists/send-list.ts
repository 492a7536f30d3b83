// Sends a list to whoever orders: the technician fills it, the buyer orders it (product §0).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Customer } from '../../platform/caller.ts';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction, type Trx } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { refuse } from '../../platform/refuse.ts';
import { SENT_LIST_JOB } from './mail-lists.ts';
import { type Buyer, findList, readBuyers } from './saved-lists.reads.ts';
import { lockOwnList, noteSent } from './saved-lists.store.ts';

type SendList = typeof calls.savedLists.sendList;

/** The list as it is afterwards; the mail is written with it. */
export async function sendList(
  { db, caller }: CustomerContext,
  { id, buyerId, note }: ParsedOf<SendList>,
): Promise<ResultOf<SendList>> {
  return await inTransaction(db, async (trx) => {
    if (!(await lockOwnList(trx, caller, id))) refuse('listNotFound');
    const buyer = await theBuyer(trx, caller, buyerId);
    await noteSent(trx, id, { to: buyer.isMain ? null : buyer.id, note: note || null });
    const list = (await findList(trx, caller, id)) ?? refuse('listNotFound');
    if (list.lineCount === 0) refuse('listEmpty');
    await enqueue(trx, SENT_LIST_JOB, { id }, { uniqueKey: String(id) });
    return list;
  });
}

// The main account where nobody is named; it has nobody but those it names.
async function theBuyer(trx: Trx, caller: Customer, id: number | undefined): Promise<Buyer> {
  const buyers = await readBuyers(trx, caller);
  return buyers.find((one) => (id === undefined ? one.isMain : one.id === id)) ?? refuse('listBuyerGone');
}
