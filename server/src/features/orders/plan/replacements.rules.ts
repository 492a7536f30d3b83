// What is ordered in the place of a replaced part, as orders and their refusals say it (product §5 Supersession).
import {
  type Current,
  quantitiesOf,
  type Ratio,
  ratiosOf,
  type Replacement,
  replacementOf,
  type SoldBy,
  type Successor,
} from '@outrigger/contract';
import { refuse } from '../../../platform/refuse.ts';

/** What takes a part's place: one part, all of some together, or one to choose; `successors` are their codes with quantities. */
export interface Instead {
  mode: Replacement<unknown>['mode'];
  successors: string;
}
/** The same where nobody said how many pieces are wanted: so many of each for so many of the part. */
export interface ReplacementRatios {
  mode: Instead['mode'];
  successors: (Ratio & { code: string })[];
}
/** A part that was replaced, on a day. */
export interface Replaced {
  replacedBy: Successor[];
  today: string;
}
type Sold = SoldBy & { code: string; sellPolicy: string };
type Find = (code: string) => Current<Sold> | undefined;

/** What can be ordered in place of so many pieces; null where nothing can. */
export function replacementFor(replaced: Replaced & { quantity: number }, find: Find): Instead | null {
  const replacement = soldInPlaceOf(replaced, find);
  if (!replacement) return null;
  const pieces = quantitiesOf(replacement, replaced.quantity).flat();
  const told = pieces.map(({ part, qty }) => `${qty} × ${part.code}`);
  return { mode: replacement.mode, successors: told.join(replacement.mode === 'choice' ? ', ' : ' + ') };
}

/** What can be ordered in its place, whatever the quantity; null where nothing can. */
export function replacementRatios(replaced: Replaced, find: Find): ReplacementRatios | null {
  const replacement = soldInPlaceOf(replaced, find);
  return replacement && { mode: replacement.mode, successors: replacement.options.flatMap(ratiosOf) };
}

function soldInPlaceOf(replaced: Replaced, find: Find): Replacement<Sold> | null {
  const findSold: Find = (code) => {
    const found = find(code);
    return found?.part.sellPolicy === 'notSold' ? undefined : found;
  };
  return replacementOf(replaced, findSold, replaced.today);
}

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
