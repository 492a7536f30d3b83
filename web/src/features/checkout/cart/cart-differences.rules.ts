// What became of a cart since it was shown (spec §4 Cart; product §6: another tab or device may have changed it).
import type { CartLine } from '../../cart/cart.data.ts';

/** A line that is another one now; 0 where it was not, or is no longer, in the cart. */
export interface CartDifference {
  code: string;
  before: number;
  now: number;
}

/** Lines that would be ordered otherwise than they were shown; the same quantity on both sides means other machines or another reference. */
export function differencesOf(shown: readonly CartLine[], now: readonly CartLine[]): CartDifference[] {
  const [before, after] = [byCode(shown), byCode(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((code) => {
    const [one, other] = [before.get(code), after.get(code)];
    if (one && other && orderedOf(one) === orderedOf(other)) return [];
    return [{ code, before: one?.qty ?? 0, now: other?.qty ?? 0 }];
  });
}

const byCode = (lines: readonly CartLine[]) => new Map(lines.map((line) => [line.part, line]));

/** What of a line is ordered; the order of its machines says nothing. */
function orderedOf({ qty, reference, machines }: CartLine): string {
  const shares = machines.map((machine) => `${machine.hostId}*${machine.qty}`).toSorted();
  return JSON.stringify([qty, reference, shares]);
}
