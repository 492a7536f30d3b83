// Where the batches of an order are, and that they came (spec §4 tracking, confirm receipt).
import type { ResultOf } from '@outrigger/contract';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { shippingCalls } from '@outrigger/contract/calls/shipping.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A batch with what its carrier said. */
export type TrackedBatch = ResultOf<typeof shippingCalls.track>[number];
/** What became of one of several orders. */
export type Confirmed = ResultOf<typeof shippingCalls.batchConfirmReceipt>[number];

const refreshes = [orderCalls.orderInfo, orderCalls.orderList, shippingCalls.track];

/** The batches of an order as their carriers say; asked once for all of them. */
export const useTracking = (orderNo: string) => useCall(shippingCalls.track, { orderNo });
/** Confirms one order; its dialog says in place what stands against it. */
export const useConfirmReceipt = () => useSend(shippingCalls.confirmReceipt, { refreshes, quiet: true, isPress: true });
/** Confirms several; the dialog says in place what became of each. */
export const useConfirmSeveral = () =>
  useSend(shippingCalls.batchConfirmReceipt, { refreshes, quiet: true, isPress: true });
