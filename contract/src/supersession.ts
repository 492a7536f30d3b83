/** What a replaced part leads to and whether it is still sold itself (product §5 Supersession). */
import type { PartCard, Successor } from './calls/parts.ts';
import { isChoice } from './choice.ts';
import { isInForce, successorsInForce } from './in-force.ts';

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
