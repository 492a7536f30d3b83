// What the parts desk packs, sends and delivers (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { shippingCalls } from '@outrigger/contract/calls/shipping.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A row of the list of shipments. */
export type DeskShipment = ResultOf<typeof shippingCalls.officeShipments>['items'][number];
/** Which shipment: a batch of an order, or all of one that goes together. */
export type ShipmentAsked = InputOf<typeof shippingCalls.officeShipment>;

const refreshes = [
  shippingCalls.officeShipments,
  shippingCalls.officeShipment,
  queueCalls.officeQueue,
  approvalCalls.officeOrder,
];

/** A page of the list; the rows stay while the next one loads. */
export const useShipments = (filter: InputOf<typeof shippingCalls.officeShipments>) =>
  useCall(shippingCalls.officeShipments, filter, { keepPrevious: true, staleTime: 0 });
/** One shipment. */
export const useShipment = (asked: ShipmentAsked) =>
  useCall(shippingCalls.officeShipment, asked, { enabled: asked.orderNo !== '', staleTime: 0 });
/** Hands it to its carrier; the form says a failure in place. */
export const useDispatch = () => useSend(shippingCalls.dispatchBatch, { refreshes, quiet: true });
/** Puts right who carries it by which code; the form says a failure in place. */
export const useCorrect = () => useSend(shippingCalls.correctTracking, { refreshes, quiet: true });
/** Notes that it arrived; the dialog says a failure in place. */
export const useDeliver = () => useSend(shippingCalls.deliverBatch, { refreshes, quiet: true, isPress: true });
