// The price by which a part stands in lists, told plainly from all parts and what replaced them (product §5 Supersession).
import { type Current, quantitiesOf, ratioAlong, replacementOf, type Successor } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { type MadePart, makeSupersession } from '../parts/parts.make.ts';

/** Each kind of replacement that there is, some of them one after another. */
export async function replaceSome(db: Db, made: readonly MadePart[]): Promise<void> {
  for (const [at, old] of made.entries()) {
    const to = async (further: number, given: Parameters<typeof makeSupersession>[3] = {}) => {
      const successor = made[at + further];
      if (successor) await makeSupersession(db, old, successor, given);
    };
    const kind = at % 15;
    if (kind === 1) await to(3, { oldQuantity: 2, newQuantity: 3 });
    if (kind === 4) await to(2, { isTwoWay: true, newQuantity: 2 });
    if (kind === 7) for (const further of [2, 4]) await to(further, { newQuantity: further });
    if (kind === 10) for (const further of [1, 2, 6]) await to(further, { mode: 'choice', newQuantity: 2 });
    if (kind === 12) await to(1, { effectiveFrom: '2999-01-01' });
    if (kind === 13) await to(1);
    if (kind === 13 && at % 2) await makeSupersession(db, old, `${old.code}-GONE`);
  }
}

/** One replacement of a part. */
interface Step {
  to: number | null;
  isChoice: boolean;
  isTwoWay: boolean;
  isBegun: boolean;
  oldQuantity: number;
  newQuantity: number;
}

/** A part with its price by list, what replaced it, and how it is sold. */
export interface Priced {
  id: number;
  prices: Record<number, number>;
  steps: Step[];
  isAtHand: boolean;
  isSold: boolean;
  packQuantity: number;
  minQuantity: number;
}

type Ordered = Priced & { code: string };

/** The one part that another has given way to. */
function nextOf({ steps, isAtHand }: Priced): Step | undefined {
  const [only, ...others] = steps.filter((step) => step.isBegun);
  return only?.to && others.length === 0 && !(only.isTwoWay && isAtHand) ? only : undefined;
}

/** What a part leads to at the end of its chain, in the ratio along it. */
export function endOf(byId: ReadonlyMap<number, Priced>, id: number): Current<Ordered> | undefined {
  let part = byId.get(id);
  let along = { oldQuantity: 1, newQuantity: 1 };
  for (let step = part && nextOf(part); step; step = part && nextOf(part)) {
    along = ratioAlong(along, step);
    part = byId.get(step.to ?? 0);
  }
  return part && { ...along, part: { ...part, code: String(part.id) } };
}

const TODAY = '2026-01-01';
const asSuccessor = ({ to, isChoice, isBegun, ...ratio }: Step): Successor => ({
  ...ratio,
  code: String(to),
  isKnown: to !== null,
  mode: isChoice ? 'choice' : 'all',
  effectiveFrom: isBegun ? null : '2999-01-01',
});

/** The price by which a part stands on a list: that of what is ordered in its place, as the contract says it. */
function priceOn(byId: ReadonlyMap<number, Priced>, part: Priced, list: number): number | undefined {
  const begun = part.steps.filter((step) => step.isBegun);
  const next = nextOf(part);
  if (next) return endOf(byId, next.to ?? 0)?.part.prices[list];
  if (begun.length < 2 || begun.every((step) => step.to === null)) return part.prices[list];
  const findSold = (code: string) => {
    const end = endOf(byId, Number(code));
    return end?.part.isSold ? end : undefined;
  };
  const replacement = replacementOf({ replacedBy: part.steps.map(asSuccessor) }, findSold, TODAY);
  const sums = (replacement ? quantitiesOf(replacement, 1) : []).flatMap((pieces) => {
    const amounts = pieces.map(({ part: { prices }, qty }) => (prices[list] ?? Number.NaN) * qty);
    const sum = amounts.reduce((all, one) => all + one, 0);
    return Number.isNaN(sum) ? [] : [sum];
  });
  return sums.length > 0 ? Math.min(...sums) : undefined;
}

/** The price that a company with these lists sees and pays. */
export const netOf = (byId: ReadonlyMap<number, Priced>, part: Priced, lists: readonly number[]): number | null =>
  lists.map((list) => priceOn(byId, part, list)).find((price) => price !== undefined) ?? null;
