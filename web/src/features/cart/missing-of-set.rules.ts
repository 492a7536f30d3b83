// What replaced a part together with one in the cart and is not there (product §5 Supersession).
import { packsOf, type PartPiece, type PartSet } from '@outrigger/contract';
import type { CartLine } from './cart.rules.ts';

/** The fewest pieces of the replaced part that become at least so many of one of its set, since a pack may hold more than were asked for. */
function askedFor(qty: number, own: PartSet): number {
  const becomes = (asked: number) => packsOf(own, asked)[0]?.qty ?? 0;
  const groups = own.flatMap(({ routes }) => routes.map(({ first, onward }) => first.oldQuantity * onward.oldQuantity));
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
export function missingOfSets(lines: readonly Line[], sets: ReadonlyMap<string, PartSet>): Map<string, PartPiece[]> {
  const inCart = new Set(lines.map((line) => line.part));
  const told = new Set<string>();
  const rests = new Map<string, PartPiece[]>();
  for (const { part, changeCode, qty } of lines) {
    // While the old part itself is ordered nothing is missing in its place.
    if (changeCode === null || told.has(changeCode) || inCart.has(changeCode)) continue;
    const set = sets.get(changeCode);
    const own = set?.filter((one) => one.part.code === part);
    if (!set || !own?.length) continue;
    told.add(changeCode);
    const missing = packsOf(set, askedFor(qty, own)).filter((one) => !inCart.has(one.part.code));
    if (missing.length > 0) rests.set(part, missing);
  }
  return rests;
}
