// What a difference between two machines comes to where parts are ordered today (product §5 Fit, Supersession).
import {
  type calls,
  type Current,
  type DifferenceToday,
  isChoice,
  optionsFrom,
  type PartRow,
  piecesOf,
  replacementOf,
  type ResultOf,
  successorQuantity,
} from '@outrigger/contract';
import type { ChainEnd } from '../../supersession/index.ts';

/** What a machine has at an item: a part and how many, null as required. */
type Use = Pick<PartRow, 'partCode' | 'quantity'>;
/** Where codes lead on a day; what nothing replaced may be missing. */
export interface ChainEnds {
  leads: ReadonlyMap<string, ChainEnd>;
  today: string;
}
/** What a code leads to. */
type End = Use & Pick<ChainEnd, 'replacedBy' | 'isSold'>;
/** What is ordered together: pieces by code. */
type Pieces = Map<string, number | null>;

/** The kind of a difference, and what both sides are ordered as. */
export type Meaning = Pick<
  ResultOf<typeof calls.machines.compareMachines>['differences'][number],
  'today' | 'todayParts'
>;

/** Compares what is ordered for both today; what one machine has alone stays its own. */
export function meaningOf({ row, other }: { row: Use; other: Use | null }, leads: ChainEnds): Meaning {
  if (other === null) return { today: 'other', todayParts: [] };
  const [mine, theirs] = [orderedToday(row, leads), orderedToday(other, leads)];
  const [[option], [otherOption]] = [mine, theirs];
  if (!option || !otherOption || mine.length > 1 || theirs.length > 1) return chosen(mine, theirs);
  const todayParts = commonOf(option, otherOption);
  if (todayParts.length > 0) return { today: kindOf(option, otherOption), todayParts };
  return { today: kindOf(equalOf(row, leads), equalOf(other, leads), 'twoWay'), todayParts };
}

/** What may be ordered for both if it is chosen. */
function chosen(mine: readonly Pieces[], theirs: readonly Pieces[]): Meaning {
  const common = mine.flatMap((option) =>
    theirs.filter((one) => hasSameCodes(option, one)).flatMap((one) => commonOf(option, one)),
  );
  const todayParts = [...new Map(common.map((one) => [one.code, one])).values()];
  return { today: todayParts.length > 0 ? 'choice' : 'other', todayParts };
}

function kindOf(mine: Pieces, theirs: Pieces, ifEqual: 'same' | 'twoWay' = 'same'): DifferenceToday {
  const common = commonOf(mine, theirs);
  if (!hasSameCodes(mine, theirs)) return common.length > 0 ? 'partly' : 'other';
  return common.every((one) => one.quantity === one.otherQuantity) ? ifEqual : 'quantity';
}

const commonOf = (mine: Pieces, theirs: Pieces): Meaning['todayParts'] =>
  [...mine].flatMap(([code, quantity]) => {
    const otherQuantity = theirs.get(code);
    return otherQuantity === undefined ? [] : { code, quantity, otherQuantity };
  });

/** What can be ordered for it today: one option, each of a choice, or nothing where it is not sold. Of two that may replace each other it stays the one that it is. */
function orderedToday(use: Use, leads: ChainEnds): Pieces[] {
  const at = endOf(use, leads);
  const isKept = at.isSold && twoWayOf(at, leads) !== undefined;
  if (isKept || optionsFrom(at, leads.today).length === 0) return at.isSold ? [alone(at)] : [];
  const replacement = replacementOf(at, (code) => soldUnder(code, leads), leads.today);
  const ordered = (replacement?.options ?? []).map((option): Pieces => {
    const pieces = piecesOf(option, at.quantity ?? 1);
    return new Map(pieces.map(({ part, qty }) => [part.code, at.quantity === null ? null : qty]));
  });
  // Two to choose from that come to the same here are no choice.
  return ordered.filter((option, place) => !ordered.slice(0, place).some((one) => kindOf(one, option) === 'same'));
}

const alone = ({ partCode, quantity }: Use): Pieces => new Map([[partCode, quantity]]);

function soldUnder(code: string, { leads }: ChainEnds): Current<{ code: string }> | undefined {
  const lead = leads.get(code);
  if (!lead) return { part: { code }, oldQuantity: 1, newQuantity: 1 };
  return lead.isSold ? { ...lead, part: { code: lead.code } } : undefined;
}

// Stock decides which of two equals is ordered; whether they are equals it does not.
function equalOf(use: Use, leads: ChainEnds): Pieces {
  const at = endOf(use, leads);
  const step = twoWayOf(at, leads);
  return step ? equalOf(stepTo(at, step), leads) : alone(at);
}

function twoWayOf(
  { replacedBy }: Pick<ChainEnd, 'replacedBy'>,
  { today }: ChainEnds,
): ChainEnd['replacedBy'][number] | undefined {
  const [option = []] = isChoice(replacedBy) ? [] : optionsFrom({ replacedBy }, today);
  const [step] = option;
  return option.length === 1 && step?.isTwoWay ? step : undefined;
}

function endOf(use: Use, { leads }: ChainEnds): End {
  const lead = leads.get(use.partCode);
  if (!lead) return { ...use, replacedBy: [], isSold: true };
  return { ...stepTo(use, lead), replacedBy: lead.replacedBy, isSold: lead.isSold };
}

const stepTo = ({ quantity }: Use, step: Pick<ChainEnd, 'code' | 'oldQuantity' | 'newQuantity'>): Use => ({
  partCode: step.code,
  quantity: quantity === null ? null : successorQuantity(quantity, step),
});

const hasSameCodes = (a: Pieces, b: Pieces): boolean => a.size === b.size && [...a.keys()].every((code) => b.has(code));
