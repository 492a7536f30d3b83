// What a difference between two machines comes to where parts are ordered today (product §5 Fit, Supersession).
import {
  type calls,
  type DifferenceToday,
  isChoice,
  type PartRow,
  type ResultOf,
  successorQuantity,
  waysFrom,
} from '@outrigger/contract';
import type { Lead } from '../parts/index.ts';

/** What a machine has at an item: a part and how many, null as required. */
type Use = Pick<PartRow, 'partCode' | 'quantity'>;
/** Where codes lead on a day; what nothing replaced may be missing. */
export interface Leads {
  leads: ReadonlyMap<string, Lead>;
  today: string;
}
/** What a code leads to. */
type End = Use & Pick<Lead, 'replacedBy' | 'isSold'>;
/** What is ordered together: pieces by code. */
type Pieces = Map<string, number | null>;

/** The kind of a difference, and what both sides are ordered as. */
export type Meaning = Pick<
  ResultOf<typeof calls.machines.compareMachines>['differences'][number],
  'today' | 'todayParts'
>;

/** Compares what is ordered for both today; what one machine has alone stays its own. */
export function meaningOf({ row, other }: { row: Use; other: Use | null }, leads: Leads): Meaning {
  if (other === null) return { today: 'other', todayParts: [] };
  const [mine, theirs] = [orderedFor(row, leads), orderedFor(other, leads)];
  const [[way], [otherWay]] = [mine, theirs];
  if (!way || !otherWay || mine.length > 1 || theirs.length > 1) return chosen(mine, theirs);
  const todayParts = commonOf(way, otherWay);
  if (todayParts.length > 0) return { today: kindOf(way, otherWay), todayParts };
  return { today: kindOf(equalOf(row, leads), equalOf(other, leads), 'twoWay'), todayParts };
}

/** What may be ordered for both if it is chosen. */
function chosen(mine: readonly Pieces[], theirs: readonly Pieces[]): Meaning {
  const common = mine.flatMap((way) =>
    theirs.filter((one) => hasSameCodes(way, one)).flatMap((one) => commonOf(way, one)),
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

/** What can be ordered for it today: one way, each of a choice, or nothing where it is not sold. Of two that may replace each other it stays the one that it is. */
function orderedFor(use: Use, leads: Leads): Pieces[] {
  const at = endOf(use, leads);
  const ways = at.isSold && twoWayOf(at, leads) ? [] : waysFrom(at, leads.today);
  if (ways.length === 0) return soldOf([at]);
  const ordered = ways.flatMap((way) => soldOf(way.map((step) => endOf(stepTo(at, step), leads))));
  // Two to choose from that one part replaced in turn are no choice.
  return ordered.filter((way, place) => !ordered.slice(0, place).some((before) => kindOf(before, way) === 'same'));
}

/** The pieces where all of them are sold: half of what belongs together is no way. */
const soldOf = (ends: readonly End[]): Pieces[] => (ends.every((one) => one.isSold) ? [piecesOf(ends)] : []);

// Stock decides which of two equals is ordered; whether they are equals it does not.
function equalOf(use: Use, leads: Leads): Pieces {
  const at = endOf(use, leads);
  const step = twoWayOf(at, leads);
  return step ? equalOf(stepTo(at, step), leads) : piecesOf([at]);
}

function twoWayOf({ replacedBy }: Pick<Lead, 'replacedBy'>, { today }: Leads): Lead['replacedBy'][number] | undefined {
  const [way = []] = isChoice(replacedBy) ? [] : waysFrom({ replacedBy }, today);
  const [step] = way;
  return way.length === 1 && step?.isTwoWay ? step : undefined;
}

function endOf(use: Use, { leads }: Leads): End {
  const lead = leads.get(use.partCode);
  if (!lead) return { ...use, replacedBy: [], isSold: true };
  return { ...stepTo(use, lead), replacedBy: lead.replacedBy, isSold: lead.isSold };
}

const stepTo = ({ quantity }: Use, step: Pick<Lead, 'code' | 'oldQuantity' | 'newQuantity'>): Use => ({
  partCode: step.code,
  quantity: quantity === null ? null : successorQuantity(quantity, step),
});

// Two of a set that one part replaced in turn are that part.
function piecesOf(uses: readonly Use[]): Pieces {
  const pieces: Pieces = new Map();
  for (const { partCode, quantity } of uses) {
    const before = pieces.get(partCode) ?? 0;
    pieces.set(partCode, quantity === null ? null : before + quantity);
  }
  return pieces;
}

const hasSameCodes = (a: Pieces, b: Pieces): boolean => a.size === b.size && [...a.keys()].every((code) => b.has(code));
