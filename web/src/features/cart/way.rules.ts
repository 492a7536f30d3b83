// What is ordered in place of a replaced part, and how many of each (product §5 Supersession).
import { orderableQuantity, type ResultOf, type Successor, successorQuantity } from '@outrigger/contract';
import type { PartCard, partCalls } from '@outrigger/contract/calls/parts.ts';
import type { CartLine } from './cart.rules.ts';

/** What is sold under a code. */
export type Sold = ResultOf<typeof partCalls.goodsBatchDetail>[number];
/** A step from a replaced part to one that takes its place. */
export type Step = Pick<Successor, 'code' | 'oldQuantity' | 'newQuantity'>;

/** A part to order in place of another, and how many of it. */
export interface PartInstead {
  part: PartCard;
  qty: number;
}

/** A part that stands for another together with others, and how it is reached. */
interface SetPart {
  step: Step;
  sold: Sold & { part: PartCard };
}
/** All parts that replaced one together. */
export type SetParts = readonly SetPart[];

/** Whether the shop takes an order for a part at all; a price that is hidden from who asks is one, none is none. */
export const isForSale = ({ sellPolicy, price }: Pick<PartCard, 'sellPolicy' | 'price'>): boolean =>
  sellPolicy !== 'notSold' && price !== null;

/** What is sold today for all of the steps; null where one of them leads nowhere or to what is not sold: half of what belongs together replaces nothing. */
export function setOf(steps: readonly Step[], sold: readonly Sold[]): SetParts | null {
  const found = steps.flatMap((step) => {
    const one = sold.find(({ item }) => item === step.code);
    return one?.part && isForSale(one.part) ? [{ step, sold: { ...one, part: one.part } }] : [];
  });
  return found.length === steps.length ? found : null;
}

/** The parts of a set for so many pieces of the one they replaced, in whole packs; two that the same part replaced in turn are one. */
export function wayFor(set: SetParts, asked: number): PartInstead[] {
  const pieces = new Map<string, PartInstead>();
  for (const { step, sold } of set) {
    const own = successorQuantity(successorQuantity(asked, step), sold);
    const { code } = sold.part;
    pieces.set(code, { part: sold.part, qty: (pieces.get(code)?.qty ?? 0) + own });
  }
  return [...pieces.values()].map(({ part, qty }) => ({ part, qty: orderableQuantity(qty, part) }));
}

/** The fewest pieces of the replaced part that become at least so many of one of its set, since a pack may hold more than were asked for. */
function askedFor(qty: number, own: SetParts): number {
  const becomes = (asked: number) => wayFor(own, asked)[0]?.qty ?? 0;
  const groups = own.map(({ step, sold }) => step.oldQuantity * sold.oldQuantity);
  let [least, most] = [1, qty * Math.max(1, ...groups)];
  // More than may be ordered counts as the most that may.
  const wanted = Math.min(qty, becomes(most));
  while (least < most) {
    const between = Math.floor((least + most) / 2);
    if (becomes(between) >= wanted) most = between;
    else least = between + 1;
  }
  return least;
}

type Line = Pick<CartLine, 'part' | 'changeCode' | 'qty'>;

/** By the line it is told at, the first of its set: what else replaced the code that was asked for and is not in the cart. */
export function restsOf(lines: readonly Line[], sets: ReadonlyMap<string, SetParts>): Map<string, PartInstead[]> {
  const inCart = new Set(lines.map((line) => line.part));
  const told = new Set<string>();
  const rests = new Map<string, PartInstead[]>();
  for (const { part, changeCode, qty } of lines) {
    // While the old part itself is ordered nothing is missing in its place.
    if (changeCode === null || told.has(changeCode) || inCart.has(changeCode)) continue;
    const set = sets.get(changeCode);
    const own = set?.filter(({ sold }) => sold.part.code === part);
    if (!set || !own?.length) continue;
    told.add(changeCode);
    const missing = wayFor(set, askedFor(qty, own)).filter((one) => !inCart.has(one.part.code));
    if (missing.length > 0) rests.set(part, missing);
  }
  return rests;
}
