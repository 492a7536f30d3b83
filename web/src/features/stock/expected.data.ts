// When a part that is not there would be: by the shop's own plan, as the cart says it (product §7 Stock choice).
import { orderableQuantity, type PartDetail } from '@outrigger/contract';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { useCall } from '../../client/api/use-call.ts';

/** The day on which more than is in stock would be in the warehouse; null where none is known, undefined where nobody has to wait. */
export function useExpectedDay(part: PartDetail): string | null | undefined {
  const user = useStore(session)?.user;
  const isWaitedFor = part.stock <= 0 || part.stockPlaces.some((place) => place.nextDelivery);
  const isAsked = part.sellPolicy === 'backorder' && isWaitedFor && user !== undefined && user.role !== 'admin';
  const wanted = orderableQuantity(Math.max(0, part.stock) + 1, part);
  const plan = useCall(orderCalls.stockAssign, { lines: `${part.code}*${wanted}` }, { enabled: isAsked });
  return isAsked ? plan.data?.lines[0]?.waits.until : undefined;
}
