// What cart page and checkout ask the server: prices and stock, plans, credit, the order itself (spec §4, §7 Orders).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { storedEntry } from '../../client/stored.ts';
import { type OpenIntention, refreshCalls, useCall, useSend } from '../../client/use-call.ts';
import { useCartChanges } from '../cart/cart.data.ts';
import { draftEntry } from './checkout-draft.ts';

/** A plan of shipping as the server gives it. */
export type Plan = ResultOf<typeof orderCalls.shipBatchList>;
/** What is ordered, to which address, how shipped. */
export type Ordering = InputOf<typeof orderCalls.shipBatchList>;
/** As each piece is ready, or all at once. */
export type ShipMode = Ordering['shipMode'];
/** Everything an order says. */
export type OrderBody = InputOf<typeof orderCalls.makeOrder>;
/** A placed order. */
export type Placed = ResultOf<typeof orderCalls.makeOrder>;

// An order that got no answer is the same order in every tab and after a reload; an hour later nobody means it any more.
const openOrder = storedEntry<OpenIntention>({
  name: 'open-order',
  owner: 'user',
  lifetimeMs: 3_600_000,
  parse: (content) => {
    const { input, key } = (content ?? {}) as Partial<OpenIntention>;
    return typeof input === 'string' && typeof key === 'string' ? { input, key } : undefined;
  },
});

/** Price and stock of the cart's codes as they are now. */
export const useFreshPrices = (codes: readonly string[]) =>
  useCall(
    orderCalls.checkPriceAndInventory,
    { materialList: [...codes] },
    { enabled: codes.length > 0, keepPrevious: true, staleTime: 15_000 },
  );
/** The plan for one way of shipping; asked once an address is chosen. */
export const usePlan = (ordering: Ordering, isEnabled: boolean) =>
  useCall(orderCalls.shipBatchList, ordering, { enabled: isEnabled && ordering.lines.length > 0, keepPrevious: true });
/** The company's credit lines, for those who may see prices. */
export const useCredit = (isEnabled: boolean) => useCall(creditCalls.creditLines, {}, { enabled: isEnabled });
/** Asks anew for everything an order is made of, since the shop knew better. */
export const refreshOrdering = () =>
  refreshCalls([orderCalls.shipBatchList, orderCalls.checkPriceAndInventory, creditCalls.creditLines]);
/** Where the parts desk is written to. */
export const useContactEmail = () => useCall(contentCalls.regionContact, {}, { staleTime: Number.POSITIVE_INFINITY });
/** Places the order, once for one intention; the cart loses what was ordered with the answer, wherever its buyer is by then. */
export function useMakeOrder() {
  const { forget } = useCartChanges();
  return useSend(orderCalls.makeOrder, {
    quiet: true,
    keptKey: openOrder,
    onAnswer: (_placed, { lines }) => {
      forget(lines.map((line) => line.code));
      draftEntry.remove();
      void refreshCalls([orderCalls.orderList, creditCalls.creditLines, orderCalls.shipBatchList]);
    },
  });
}
