// Parts often changed with one, as the caller may see them (spec §2 related products); asked once the page of the part stands.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { readPartCards } from '../part-cards.ts';
import { readTogether } from './together.reads.ts';

type GoodsTogether = typeof calls.parts.goodsTogether;

/** None for a part nobody knows. */
export async function readPartsTogether(
  context: SignedInContext,
  { id }: ParsedOf<GoodsTogether>,
): Promise<ResultOf<GoodsTogether>> {
  const found = await readTogether(context.readDb, id);
  const cards = await readPartCards(
    context,
    found.map(({ partId }) => partId),
  );
  const reasonsOf = new Map(found.map(({ partId, reasons }) => [partId, reasons]));
  return cards.map((part) => ({ part, reasons: reasonsOf.get(part.id) ?? [] }));
}
