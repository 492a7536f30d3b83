// How many pieces of a successor stand for how many of the old part, over several steps (product §5 Supersession).
import type { Successor } from '@outrigger/contract';

/** So many old pieces are so many new ones. */
export type Ratio = Pick<Successor, 'oldQuantity' | 'newQuantity'>;

/** The ratio of a step with that of what follows it, in lowest terms. */
export function ratioAlong(step: Ratio, rest: Ratio): Ratio {
  const [old, fresh] = [step.oldQuantity * rest.oldQuantity, step.newQuantity * rest.newQuantity];
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const by = divide(old, fresh);
  return { oldQuantity: old / by, newQuantity: fresh / by };
}
