// Makes or changes a list (product §6): its lines are those given, old and own codes resolved, each part once.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction, type Trx } from '../../platform/db/db.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { linesOfList } from './lines-of-list.ts';
import { findList } from './saved-lists.reads.ts';
import { insertList, type ListWords, lockOwnList, updateList, writeLines } from './saved-lists.store.ts';

type SaveList = typeof calls.savedLists.saveList;

/** The list as it is afterwards; of another person's list nothing is changed. */
export async function saveList(context: CustomerContext, input: ParsedOf<SaveList>): Promise<ResultOf<SaveList>> {
  const { db, caller } = context;
  const machineId = input.hostId ?? null;
  const lines = await linesOfList(context, input.lines, machineId);
  const words = { name: input.name, isShared: input.isShared, machineId, ...repeatOf(input) };
  return await inTransaction(db, async (trx) => {
    const id =
      input.id === undefined ? await make(trx, context, words) : await change(trx, context, { ...words, id: input.id });
    await writeLines(trx, id, lines);
    return (await findList(trx, caller, id)) ?? refuse('listNotFound');
  });
}

/** Hours are those of the list's machine, and a list has one rhythm. */
function repeatOf({ hostId, repeatWeeks = null, repeatHours = null }: ParsedOf<SaveList>) {
  if (repeatHours !== null && (hostId === undefined || hostId === null))
    refuseFields([{ field: 'hostId', problem: 'required' }]);
  if (repeatHours !== null && repeatWeeks !== null) refuseFields([{ field: 'repeatHours', problem: 'notAllowed' }]);
  return { repeatWeeks, repeatHours };
}

async function make(trx: Trx, { caller }: CustomerContext, words: ListWords): Promise<number> {
  return (await insertList(trx, caller, words)) ?? refuse('listNameTaken', { name: words.name });
}

async function change(trx: Trx, { caller }: CustomerContext, list: ListWords & { id: number }): Promise<number> {
  if (!(await lockOwnList(trx, caller, list.id))) refuse('listNotFound');
  if (!(await updateList(trx, caller, list))) refuse('listNameTaken', { name: list.name });
  return list.id;
}
