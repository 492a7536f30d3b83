// Parts often changed with one, as the caller may see them (spec §2 related products); asked once the page of the part stands.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { alternatives } from '../../supersession/index.ts';
import { readPartCards } from '../part-cards.ts';
import { readBeside, readSold } from './together.reads.ts';
import { SET_RANK, togetherOf } from './together.rules.ts';

type GoodsTogether = typeof calls.parts.goodsTogether;
const SHOWN_MOST = 12;

/** Those that are sold; none for a part nobody knows. */
export async function readPartsTogether(
  context: SignedInContext,
  { id }: ParsedOf<GoodsTogether>,
): Promise<ResultOf<GoodsTogether>> {
  const [beside, mates] = await Promise.all([
    readBeside(context.readDb, id),
    alternatives.readSetMates(context.readDb, id),
  ]);
  const ofSets = mates.map((mate) => ({ ...mate, kind: 'set' as const, rank: SET_RANK }));
  const found = togetherOf([...beside, ...ofSets]);
  const idsOf = (all: readonly { partId: number }[]) => all.map(({ partId }) => partId);
  const sold = await readSold(context.readDb, idsOf(found));
  const shown = found.filter(({ partId }) => sold.has(partId)).slice(0, SHOWN_MOST);
  const cards = await readPartCards(context, idsOf(shown));
  const reasonsOf = new Map(shown.map(({ partId, reasons }) => [partId, reasons]));
  return cards.map((part) => ({ part, reasons: reasonsOf.get(part.id) ?? [] }));
}
