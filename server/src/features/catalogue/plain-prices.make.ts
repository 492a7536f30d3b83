// The price by which a part stands in lists, told plainly from all parts and what replaced them (product §5 Supersession).
import { orderableQuantity, successorQuantity } from '@outrigger/contract';
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
    if (kind === 13 && at % 2)
      await db`insert into supersessions (old_part_id, successor_code) values (${old.partId}, ${`${old.code}-GONE`})`;
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

/** The one part that another has given way to. */
function nextOf({ steps, isAtHand }: Priced): Step | undefined {
  const [only, ...others] = steps.filter((step) => step.isBegun);
  return only?.to && others.length === 0 && !(only.isTwoWay && isAtHand) ? only : undefined;
}

/** What is ordered for one piece of a part by one step, along the whole chain. */
function orderedBy(byId: ReadonlyMap<number, Priced>, { to, newQuantity }: Step): { part: Priced; qty: number } | null {
  let part = byId.get(to ?? 0);
  const along = { oldQuantity: 1, newQuantity: 1 };
  for (let step = part && nextOf(part); step; step = part && nextOf(part)) {
    along.oldQuantity *= step.oldQuantity;
    along.newQuantity *= step.newQuantity;
    part = byId.get(step.to ?? 0);
  }
  const divide = (x: number, y: number): number => (y === 0 ? x : divide(y, x % y));
  const by = divide(along.oldQuantity, along.newQuantity);
  const ratio = { oldQuantity: along.oldQuantity / by, newQuantity: along.newQuantity / by };
  return part ? { part, qty: orderableQuantity(successorQuantity(newQuantity, ratio), part) } : null;
}

/** The price by which a part stands on a list: that of what is ordered in its place. */
function priceOn(byId: ReadonlyMap<number, Priced>, part: Priced, list: number): number | undefined {
  const begun = part.steps.filter((step) => step.isBegun);
  const next = nextOf(part);
  if (next) return orderedBy(byId, next)?.part.prices[list];
  if (begun.length < 2 || begun.every((step) => step.to === null)) return part.prices[list];
  const amounts = begun.map((step) => {
    const ordered = orderedBy(byId, step);
    const price = ordered?.part.isSold ? ordered.part.prices[list] : undefined;
    return ordered && price !== undefined ? price * ordered.qty : undefined;
  });
  const told = amounts.filter((amount) => amount !== undefined);
  if (part.steps.some((step) => step.isChoice)) return told.length > 0 ? Math.min(...told) : undefined;
  return told.length === begun.length ? told.reduce((sum, amount) => sum + amount, 0) : undefined;
}

/** The price that a company with these lists sees and pays. */
export const netOf = (byId: ReadonlyMap<number, Priced>, part: Priced, lists: readonly number[]): number | null =>
  lists.map((list) => priceOn(byId, part, list)).find((price) => price !== undefined) ?? null;
