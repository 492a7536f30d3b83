// Orders of all companies as the parts desk looks for them (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { orderDeskCalls } from '@outrigger/contract/calls/order-desk.ts';
import { useCall } from '../../../client/api/use-call.ts';

/** An order in the list of the desk. */
export type DeskOrder = ResultOf<typeof orderDeskCalls.deskOrders>['items'][number];

/** A page of the list; the rows stay while the next one loads. */
export const useDeskOrders = (asked: InputOf<typeof orderDeskCalls.deskOrders>) =>
  useCall(orderDeskCalls.deskOrders, asked, { keepPrevious: true, staleTime: 0 });
