// Puts lines onto a list that is there (product §6): a part that is on it is raised.
import { type calls, limits, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import type { Answering } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import { joinedLines, linesOfList } from './lines-of-list.ts';
import { findList, readLines, type ShownLine } from './saved-lists.reads.ts';
import { type ListLine, lockOwnList, noteChanged, writeLines } from './saved-lists.store.ts';

type AddToList = typeof calls.savedLists.addToList;

/** The list as it is afterwards; of another person's list nothing is changed. */
export async function addToList(
  context: CustomerContext,
  { id, lines }: ParsedOf<AddToList>,
  { keep }: Answering,
): Promise<ResultOf<AddToList>> {
  const { db, caller } = context;
  const there = (await findList(db, caller, id)) ?? refuse('listNotFound');
  const added = await linesOfList(context, lines, there.machine?.hostId ?? null);
  return await inTransaction(db, async (trx) => {
    if (!(await lockOwnList(trx, caller, id))) refuse('listNotFound');
    const before = (await readLines(trx, id)).map(asKept);
    const all = joinedLines([...before, ...added]);
    if (all.length > limits.listLinesMax) refuse('listFull', { most: limits.listLinesMax });
    await writeLines(trx, id, all);
    await noteChanged(trx, id);
    const list = (await findList(trx, caller, id)) ?? refuse('listNotFound');
    await keep(trx, list);
    return list;
  });
}

const asKept = ({ qty, machines, ...line }: ShownLine): ListLine => ({
  ...line,
  quantity: qty,
  machines: machines.map((one) => ({ machineId: one.hostId, qty: one.qty })),
});
