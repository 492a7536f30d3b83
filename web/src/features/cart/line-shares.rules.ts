// How the machines of a line follow its pieces (product §6: a line may carry for which machines how many); apart from the other rules, since browsing never needs it.
import { sharesWithin } from '@outrigger/contract';
import { type CartLine, clampQty, type LineMachine, raised } from './cart.rules.ts';

type Shared = Pick<CartLine, 'qty'> & { machines: readonly LineMachine[] };

/** Whether all pieces are for one machine. */
const isWhollyForOne = ({ qty, machines: [only, ...others] }: Shared): boolean =>
  only !== undefined && others.length === 0 && only.qty === qty;

/** The machines of a line that holds so many pieces from now on: its only one follows, several never ask for more than there is. */
export const sharesAt = (line: Shared, qty: number): LineMachine[] =>
  isWhollyForOne(line) ? line.machines.map((one) => ({ ...one, qty })) : sharesWithin(line.machines, qty);

/** The line with another quantity. */
export function withQuantity(line: CartLine, qty: number): CartLine {
  const next = clampQty(qty);
  return {
    ...line,
    qty: next,
    machines: sharesAt(line, next),
    isInStock: line.inventory >= next && line.inventory > 0,
  };
}

/** The line raised by so many pieces, some of them meant for machines. */
export function raisedFor(line: CartLine, by: number, machines: readonly LineMachine[]): CartLine {
  const forNone = by - machines.reduce((sum, one) => sum + one.qty, 0);
  return machines.reduce((sum, one) => raised(sum, one.qty, one), raised(line, forNone));
}
