// The cart as lines of an order: what is meant for each machine is said for that machine (product §6, §7: merged by the server).
import type { InputOf } from '@outrigger/contract';
import type { orderCalls } from '@outrigger/contract/calls/orders.ts';
import type { CartLine } from '../cart/cart.data.ts';

type OrderedLines = InputOf<typeof orderCalls.shipBatchList>['lines'];

/** A cart line becomes one line for each of its machines and one for what is meant for none. */
export const linesOf = (lines: readonly CartLine[]): OrderedLines => lines.flatMap(linesOfOne);

function linesOfOne({ part: code, qty, machines, reference }: CartLine): OrderedLines {
  // Never more than stands on the screen, whatever a line that was kept long ago says of its machines.
  let rest = qty;
  const shares = machines.flatMap((machine) => {
    const share = Math.min(machine.qty, rest);
    rest -= share;
    return share > 0 ? [{ code, qty: share, hostId: machine.hostId }] : [];
  });
  const all = rest > 0 ? [...shares, { code, qty: rest }] : shares;
  return reference ? all.map((share) => ({ ...share, reference })) : all;
}
