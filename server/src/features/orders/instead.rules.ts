// What is ordered in the place of a part that several replaced, and how many of each (product §5 Supersession).
import {
  isChoice,
  lowestTerms,
  orderableQuantity,
  type Ratio,
  ratioAlong,
  type SoldBy,
  type Successor,
  successorQuantity,
  waysFrom,
} from '@outrigger/contract';
import { refuse } from '../../platform/refuse.ts';
import type { FoundPart } from './merge-lines.rules.ts';

type Mode = 'one' | 'all' | 'choice';
/** What takes a part's place: one part, all of some together, or one to choose; `successors` are their codes with quantities. */
export interface Instead {
  mode: Mode;
  successors: string;
}
/** The same where nobody said how many pieces are wanted: so many of each for so many of the part. */
export interface InsteadInRatio {
  mode: Mode;
  successors: (Ratio & { code: string })[];
}
/** A part that was replaced, on a day. */
export interface Replaced {
  replacedBy: Successor[];
  today: string;
}
type Sold = SoldBy & { code: string; sellPolicy: string };
type Find = (code: string) => (FoundPart<Sold> & Ratio) | undefined;
type Found = NonNullable<ReturnType<Find>>;
/** What is sold today at the end of a step. */
type Step = { step: Successor; found: Found };

/** What can be ordered in place of so many pieces; null where nothing can. */
export function insteadFor(replaced: Replaced & { quantity: number }, find: Find): Instead | null {
  const { mode, ways } = waysOf(replaced, find);
  const told = ways.map((way) => piecesOf(way, replaced.quantity));
  if (told.length === 0) return null;
  return { mode, successors: mode === 'choice' ? told.flat().join(', ') : told.flat().join(' + ') };
}

/** What can be ordered in its place, whatever the quantity; null where nothing can. */
export function insteadInRatio(replaced: Replaced, find: Find): InsteadInRatio | null {
  const { mode, ways } = waysOf(replaced, find);
  return ways.length === 0 ? null : { mode, successors: ways.flatMap(ratiosOf) };
}

function waysOf({ replacedBy, today }: Replaced, find: Find): { mode: Mode; ways: Step[][] } {
  const ways = waysFrom({ replacedBy }, today).flatMap((way) => {
    const steps = way.flatMap((step) => {
      const found = find(step.code);
      return found && found.part.sellPolicy !== 'notSold' ? [{ step, found }] : [];
    });
    // Half of what belongs together replaces nothing.
    return steps.length === way.length ? [steps] : [];
  });
  if (isChoice(replacedBy)) {
    // Where one of them was replaced by another since, both lead to the same part.
    const apart = [...new Map(ways.map((way) => [JSON.stringify(ratiosOf(way)), way])).values()];
    return { mode: apart.length > 1 ? 'choice' : 'one', ways: apart };
  }
  return { mode: ways.some((way) => byPart(way).size > 1) ? 'all' : 'one', ways };
}

// Two that one part replaced in turn are that part.
const byPart = (way: readonly Step[]): Map<Sold, Step[]> => Map.groupBy(way, ({ found }) => found.part);

function piecesOf(way: readonly Step[], quantity: number): string[] {
  return [...byPart(way)].map(([part, steps]) => {
    const own = steps.reduce((sum, { step, found }) => sum + found.pieces(successorQuantity(quantity, step)), 0);
    return `${orderableQuantity(own, part)} × ${part.code}`;
  });
}

function ratiosOf(way: readonly Step[]): InsteadInRatio['successors'] {
  return [...byPart(way)].map(([{ code }, steps]) => ({
    code,
    ...steps.map(({ step, found }) => ratioAlong(step, found)).reduce(inAll),
  }));
}

const inAll = (one: Ratio, other: Ratio): Ratio =>
  lowestTerms({
    oldQuantity: one.oldQuantity * other.oldQuantity,
    newQuantity: one.newQuantity * other.oldQuantity + other.newQuantity * one.oldQuantity,
  });

/** Part codes as one fact of a refusal. */
export const codesOf = (lines: readonly { part: { code: string } }[]): string =>
  lines.map((line) => line.part.code).join(', ');

/** Refuses a part that cannot be had as asked and that others replaced: waiting for it would bring nothing. */
export function refuseReplaced(
  lines: readonly { part: { code: string }; instead: Instead | null; left: number }[],
): void {
  for (const { part, instead, left } of lines) {
    if (instead) refuse('partReplaced', { code: part.code, left, ...instead });
  }
}
