// The cart as lines of an order: what is meant for each machine is said for that machine (product §6, §7: merged by the server).
import { type InputOf, sharesWithin } from '@outrigger/contract';
import type { orderCalls } from '@outrigger/contract/calls/orders.ts';
import type { CartLine } from '../../cart/cart.data.ts';

type OrderedLines = InputOf<typeof orderCalls.shipBatchList>['lines'];

/** A cart line becomes one line for each of its machines and one for what is meant for none. */
export const linesOf = (lines: readonly CartLine[]): OrderedLines => lines.flatMap(linesOfOne);

function linesOfOne({ part: code, qty, machines, reference, changeCode }: CartLine): OrderedLines {
  // Never more than stands on the screen, whatever a line that was kept long ago says of its machines.
  const held = sharesWithin(machines, qty);
  const shares = held.map((machine) => ({ code, qty: machine.qty, hostId: machine.hostId }));
  const rest = held.reduce((left, machine) => left - machine.qty, qty);
  const all = rest > 0 ? [...shares, { code, qty: rest }] : shares;
  const said = { ...(reference ? { reference } : {}), ...(changeCode ? { insteadOf: changeCode } : {}) };
  return all.map((share) => ({ ...share, ...said }));
}
