// Which line of a cart a change is of, and how many pieces it says (product §5 Supersession, §6).
import { type calls, limits, type ParsedOf, sharesWithin, successorQuantity } from '@outrigger/contract';
import type { ResolvedCode } from '../supersession/index.ts';
import type { CartChange } from './cart.store.ts';

type Line = ParsedOf<typeof calls.cart.changeCart>['lines'][number];

/** A change as it came in, and the part its code leads to. */
export interface GivenLine {
  line: Line;
  part: ResolvedCode;
}

/** Whether it depends on the lines of the cart what a change says: where its part was replaced. */
export const hangsOnCart = ({ part }: GivenLine): boolean => part.partId !== part.foundPartId;

/** One change a part, the later one of the same part; `inCart` are the parts that have a line. */
export function changesOf(given: readonly GivenLine[], inCart: ReadonlySet<number>): CartChange[] {
  const changes = given.map((one) => changeOf(one, inCart.has(one.part.foundPartId)));
  return [...new Map(changes.map((change) => [change.partId, change])).values()];
}

// What is taken out or changed is the line that was shown, also when its part was replaced since: its successor is another line.
function changeOf({ line, part }: GivenLine, isInCart: boolean): CartChange {
  const stays = isInCart || line.isRemoved === true;
  const pieces = (asked: number) => (stays ? asked : Math.min(limits.quantityMax, successorQuantity(asked, part)));
  const changeCode = stays ? null : part.changeCode;
  const quantity = pieces(line.qty);
  return {
    partId: stays ? part.foundPartId : part.partId,
    quantity,
    changeCode: line.changeCode ?? changeCode,
    reference: line.reference ?? null,
    machines: sharesWithin(
      (line.machines ?? []).map(({ hostId: machineId, qty }) => ({ machineId, qty: pieces(qty) })),
      quantity,
    ),
    isRemoved: line.isRemoved ?? false,
  };
}
