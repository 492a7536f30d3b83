/** What is ordered in place of a replaced part, and how many of each (product §5 Supersession). */
import type { PartCard, Successor } from '../calls/parts.ts';
import { orderableQuantity } from '../quantities.ts';
import { isChoice, isInForce, successorsInForce } from './successors.ts';

/** What can be ordered today in the part's place: each of a choice alone, else all together; half of what belongs together replaces nothing. */
export function waysFrom(part: Pick<PartCard, 'replacedBy'>, today: string): Successor[][] {
  const known = successorsInForce(part, today);
  if (isChoice(part.replacedBy)) return known.map((one) => [one]);
  const isWhole = part.replacedBy.every((one) => one.isKnown || !isInForce(one, today));
  return known.length > 0 && isWhole ? [known] : [];
}

/** The several parts that replaced one together; none where it is one part, a choice or not known whole. */
export function setFrom(part: Pick<PartCard, 'replacedBy'>, today: string): Successor[] {
  const [way = []] = waysFrom(part, today);
  return way.length > 1 ? way : [];
}

/** Whether what is left of an old part may still be ordered under its own code, beside several successors. */
export const isOldStockSold = (part: Pick<PartCard, 'sellPolicy' | 'stock'>): boolean =>
  part.sellPolicy === 'backorder' || (part.sellPolicy === 'stockOnly' && part.stock > 0);

/** So many old pieces are so many new ones. */
export type Ratio = Pick<Successor, 'oldQuantity' | 'newQuantity'>;

/** The same ratio without a common divisor. */
export function lowestTerms({ oldQuantity, newQuantity }: Ratio): Ratio {
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const by = divide(oldQuantity, newQuantity);
  return { oldQuantity: oldQuantity / by, newQuantity: newQuantity / by };
}

/** The ratio of a step with that of what follows it, in lowest terms. */
export const ratioAlong = (step: Ratio, rest: Ratio): Ratio =>
  lowestTerms({
    oldQuantity: step.oldQuantity * rest.oldQuantity,
    newQuantity: step.newQuantity * rest.newQuantity,
  });

/** Pieces of the successor that stand for so many pieces asked for; a started group counts whole. */
export const successorQuantity = (asked: number, ratio: Ratio): number =>
  Math.ceil(asked / ratio.oldQuantity) * ratio.newQuantity;

/** What is sold today under a code, and how many of it stand for how many of the code. */
export interface SoldAs extends Ratio {
  item: string;
  part: PartCard | null;
}
/** A step from a replaced part to one that takes its place. */
export type Step = Ratio & Pick<Successor, 'code'>;

/** A part to order in place of another, and how many of it. */
export interface PartInstead {
  part: PartCard;
  qty: number;
}

/** A part that stands for another together with others, and how it is reached. */
interface SetPart {
  step: Step;
  sold: SoldAs & { part: PartCard };
}
/** All parts that replaced one together. */
export type SetParts = readonly SetPart[];

/** Whether the shop takes an order for a part at all; a price that is hidden from who asks is one, none is none. */
export const isForSale = ({ sellPolicy, price }: Pick<PartCard, 'sellPolicy' | 'price'>): boolean =>
  sellPolicy !== 'notSold' && price !== null;

/** What is sold today for all of the steps; null where one of them leads nowhere or to what is not sold: half of what belongs together replaces nothing. */
export function setOf(steps: readonly Step[], sold: readonly SoldAs[]): SetParts | null {
  const found = steps.flatMap((step) => {
    const one = sold.find(({ item }) => item === step.code);
    return one?.part && isForSale(one.part) ? [{ step, sold: { ...one, part: one.part } }] : [];
  });
  return found.length === steps.length ? found : null;
}

/** The parts of a set for so many pieces of the one they replaced, in whole packs; two that the same part replaced in turn are one. */
export function wayFor(set: SetParts, asked: number): PartInstead[] {
  const pieces = new Map<string, PartInstead>();
  for (const { step, sold } of set) {
    const own = successorQuantity(successorQuantity(asked, step), sold);
    const { code } = sold.part;
    pieces.set(code, { part: sold.part, qty: (pieces.get(code)?.qty ?? 0) + own });
  }
  return [...pieces.values()].map(({ part, qty }) => ({ part, qty: orderableQuantity(qty, part) }));
}
