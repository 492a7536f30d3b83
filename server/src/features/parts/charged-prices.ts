// Cards of a list at the prices that are charged: a part that has given way costs what is ordered in its place (product §5 Supersession).
import { hasGivenWay, type PartCard, type SoldAs, successorsInForce } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { chargedFor } from './charged-price.rules.ts';
import { readPartCards } from './part-cards.ts';
import { resolveCodes } from './resolve-codes.reads.ts';

/** Cards at the prices charged, and the other parts on whose price or stock those rest. */
export interface ChargedCards {
  cards: PartCard[];
  restsOn: number[];
}

/** Asks only where a part of the list has given way, and only for callers who may see prices. */
export async function atChargedPrices(context: SignedInContext, cards: PartCard[]): Promise<ChargedCards> {
  const today = new Date().toISOString().slice(0, 10);
  const given = new Set(cards.filter((card) => hasGivenWay(card, today)));
  if (given.size === 0) return { cards, restsOn: [] };
  const codes = [...given].flatMap((card) => successorsInForce(card, today).map((one) => one.code));
  const { sold, restsOn } = await readSold(context, [...new Set(codes)]);
  return {
    cards: cards.map((card) => (given.has(card) ? { ...card, ...chargedFor(card, sold, today) } : card)),
    restsOn,
  };
}

// Successors are named by the shop's codes, which are no company's own.
async function readSold(
  context: SignedInContext,
  codes: readonly string[],
): Promise<{ sold: SoldAs[]; restsOn: number[] }> {
  const resolved = [...(await resolveCodes(context.readDb, { companyId: null, codes })).values()];
  const cards = await readPartCards(context, [...new Set(resolved.map((found) => found.partId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    sold: resolved.map(({ asked, partId, oldQuantity, newQuantity }) => ({
      item: asked,
      part: byId.get(partId) ?? null,
      oldQuantity,
      newQuantity,
    })),
    restsOn: resolved.flatMap((found) => found.along),
  };
}
