// Makes or changes a list (product §6): its lines are those given, old and own codes resolved, each part once.
import { limits, type calls, type ParsedOf, type ResultOf, successorQuantity } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { inTransaction, type Trx } from '../../platform/db/db.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { resolveCodes } from '../supersession/index.ts';
import { findList, isMachine } from './saved-lists.reads.ts';
import { insertList, type ListLine, type ListWords, lockOwnList, updateList, writeLines } from './saved-lists.store.ts';

type SaveList = typeof calls.savedLists.saveList;

/** The list as it is afterwards; of another person's list nothing is changed. */
export async function saveList(context: CustomerContext, input: ParsedOf<SaveList>): Promise<ResultOf<SaveList>> {
  const { db, caller } = context;
  const machineId = input.hostId ?? null;
  if (machineId !== null && !(await isMachine(db, machineId))) refuse('machineNotFound');
  const lines = await linesFor(context, input.lines);
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

/** Lines of parts; those of one part are put together. */
async function linesFor(
  { db, caller: { companyId } }: CustomerContext,
  given: ParsedOf<SaveList>['lines'],
): Promise<ListLine[]> {
  const found = await resolveCodes(db, { companyId, codes: given.map((line) => line.code) });
  const lines = new Map<number, ListLine>();
  for (const { code, qty, reference } of given) {
    const part = found.get(code) ?? refuse('noPartInformation', { code });
    const before = lines.get(part.partId);
    const quantity = Math.min(limits.quantityMax, (before?.quantity ?? 0) + successorQuantity(qty, part));
    lines.set(part.partId, { partId: part.partId, quantity, reference: before?.reference ?? reference ?? null });
  }
  return [...lines.values()];
}
