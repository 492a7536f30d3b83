// What is ordered in the place of a part that several replaced, and how many of each (product §5 Supersession).
import {
  isChoice,
  orderableQuantity,
  type SoldBy,
  type Successor,
  successorQuantity,
  waysFrom,
} from '@outrigger/contract';
import { refuse } from '../../platform/refuse.ts';
import type { FoundPart } from './merge-lines.rules.ts';

/** What takes a part's place: one part, all of some together, or one to choose; `successors` are their codes with quantities. */
export interface Instead {
  mode: 'one' | 'all' | 'choice';
  successors: string;
}
/** A part that was replaced, and how many pieces of it are asked for on which day. */
export interface Replaced {
  replacedBy: Successor[];
  quantity: number;
  today: string;
}
type Sold = SoldBy & { code: string; sellPolicy: string };
type Find = (code: string) => FoundPart<Sold> | undefined;

/** What can be ordered in its place; null where nothing can. */
export function insteadFor({ replacedBy, quantity, today }: Replaced, find: Find): Instead | null {
  const ways = waysFrom({ replacedBy }, today).flatMap((way) => {
    const pieces = piecesOf(way, quantity, find);
    return pieces ? [pieces] : [];
  });
  const [first] = ways;
  if (!first) return null;
  if (isChoice(replacedBy)) return { mode: ways.length > 1 ? 'choice' : 'one', successors: ways.flat().join(', ') };
  return { mode: first.length > 1 ? 'all' : 'one', successors: first.join(' + ') };
}

// Null where one of them is not sold: half of what belongs together replaces nothing. Two that one part replaced in turn are that part.
function piecesOf(way: readonly Successor[], quantity: number, find: Find): string[] | null {
  const pieces = new Map<Sold, number>();
  for (const step of way) {
    const found = find(step.code);
    if (!found || found.part.sellPolicy === 'notSold') return null;
    const own = found.pieces(successorQuantity(quantity, step));
    pieces.set(found.part, (pieces.get(found.part) ?? 0) + own);
  }
  return [...pieces].map(([part, own]) => `${orderableQuantity(own, part)} × ${part.code}`);
}

/** Refuses a part that cannot be had as asked and that others replaced: waiting for it would bring nothing. */
export function refuseReplaced(
  lines: readonly { part: { code: string }; instead: Instead | null; left: number }[],
): void {
  for (const { part, instead, left } of lines) {
    if (instead) refuse('partReplaced', { code: part.code, left, ...instead });
  }
}
