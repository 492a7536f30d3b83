// What becomes of lines the server does not take (spec §8), so that the rest of the cart is kept alike; rarely needed, and loaded then.
import { announceFailure } from '../../client/api/failure-announcer.ts';
import { isRefused, type Refused } from '../../client/api/failures.ts';
import type { CartLine } from './cart.rules.ts';
import { cartStore, keepCart } from './cart.stored.ts';

/** Takes out what was refused and says so; false where that would not help. */
export function giveWay(error: Refused): boolean {
  if (isRefused(error, 'noPartInformation')) dropUnknown(error);
  else if (!isRefused(error, 'machineNotFound') || !forgetMachines()) return false;
  announceFailure(error);
  return true;
}

/** A code the shop does not know any more cannot stay in the cart. */
function dropUnknown(error: Refused): void {
  const { code } = error.facts;
  const state = cartStore.get();
  const gone = typeof code === 'string' ? [code] : state.unsent;
  keepCart({
    ...state,
    lines: state.lines.filter((line) => !gone.includes(line.part)),
    unsent: state.unsent.filter((one) => !gone.includes(one)),
  });
}

/** A machine the shop does not know any more, and which one it does not say: what waits to be sent is meant for none. */
function forgetMachines(): boolean {
  const state = cartStore.get();
  const isMeant = (line: CartLine) => line.machines.length > 0 && state.unsent.includes(line.part);
  if (!state.lines.some(isMeant)) return false;
  keepCart({ ...state, lines: state.lines.map((line) => (isMeant(line) ? { ...line, machines: [] } : line)) });
  return true;
}
