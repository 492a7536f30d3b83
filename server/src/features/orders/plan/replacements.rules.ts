// What is ordered in the place of a replaced part, as orders and their refusals say it (product §5 Supersession).
import {
  type Current,
  eachOnce,
  isForSale,
  modeOf,
  quantitiesOf,
  type Ratio,
  ratiosOf,
  type Replacement,
  replacementOf,
  type SoldAt,
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
/** A part that may be ordered in the place of another. */
export type Offered = SoldBy & SoldAt & { code: string };

/** What can be ordered in its place; null where nothing can: `find` answers what is sold under a code, and at what price. */
export function soldInPlaceOf<P extends Offered>(
  { replacedBy, today }: Replaced,
  find: (code: string) => Current<P> | undefined,
): Replacement<P> | null {
  const findForSale = (code: string) => {
    const found = find(code);
    return found && isForSale(found.part) ? found : undefined;
  };
  return replacementOf({ replacedBy }, findForSale, today);
}

/** The same for so many pieces, in words of a refusal. */
export function insteadOf(replacement: Replacement<Offered>, quantity: number): Instead {
  const options = quantitiesOf(replacement, quantity);
  const mode = modeOf(options);
  const told = options.flat().map(({ part, qty }) => `${qty} × ${part.code}`);
  return { mode, successors: told.join(mode === 'choice' ? ', ' : ' + ') };
}

/** The same whatever the quantity. */
export function ratiosIn({ options }: Replacement<Offered>): ReplacementRatios {
  const ratios = eachOnce(options.map(ratiosOf), (one) => one);
  return { mode: modeOf(ratios), successors: ratios.flat() };
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
