// Orders as the screens ask for them (spec §4, §7 Orders).
import { type InputOf, permissions, type ResultOf } from '@outrigger/contract';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { orderLifeCalls } from '@outrigger/contract/calls/order-life.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { paymentCalls } from '@outrigger/contract/calls/payments.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';
import { dayOffsets } from '../../client/day-offsets.rules.ts';
import { isPermitted } from '../../client/session/permissions.rules.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';

/** What narrows the list of orders. */
export type OrderFilter = InputOf<typeof orderCalls.orderList>;

/** One page of the list of orders. */
export type Orders = ResultOf<typeof orderCalls.orderList>;

/** The company's orders, by the reader's own days; the rows stay while the next page loads. */
export const useOrders = (filter: OrderFilter, isEnabled = true) =>
  useCall(orderCalls.orderList, { ...filter, ...dayOffsets(filter) }, { keepPrevious: true, enabled: isEnabled });

/** One order of the company. */
export const useOrder = (orderNo: string) => useCall(orderCalls.orderInfo, { orderNo }, { enabled: orderNo !== '' });

/** Cancels an order; its page says in place what stands against it. */
export const useCancelOrder = () =>
  useSend(orderLifeCalls.cancelOrder, {
    quiet: true,
    refreshes: [
      orderCalls.orderInfo,
      orderCalls.orderList,
      creditCalls.creditLines,
      creditCalls.storeCredit,
      creditCalls.statement,
      paymentCalls.orderPayments,
      documentCalls.orderDocuments,
    ],
  });

/** Whether this person sees amounts, and so may sort by them (spec §6). */
export function useMaySeePrices(): boolean {
  const user = useStore(session)?.user;
  return user !== undefined && (user.role !== 'sub' || isPermitted(user, permissions.viewPrices));
}
