// A list with its lines as the caller may see them: no price without the right to it (product §4).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readPartCards } from '../parts/index.ts';
import { findList, readLines } from './saved-lists.reads.ts';

type ReadList = typeof calls.savedLists.savedList;

/** The list; what the caller may not read is answered as what does not exist. */
export async function readList(context: CustomerContext, { id }: ParsedOf<ReadList>): Promise<ResultOf<ReadList>> {
  const list = (await findList(context.db, context.caller, id)) ?? refuse('listNotFound');
  const lines = await readLines(context.db, id);
  const cards = await readPartCards(
    context,
    lines.map((line) => line.partId),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    ...list,
    lines: lines.flatMap(({ partId, ...line }) => {
      const part = byId.get(partId);
      return part ? [{ ...line, part }] : [];
    }),
  };
}
