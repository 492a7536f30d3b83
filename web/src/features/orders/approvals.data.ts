// Approving and rejecting orders, in the shop and in the office (product §7 approve, reject).
import type { ResultOf } from '@outrigger/contract';
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { orderLifeCalls } from '@outrigger/contract/calls/order-life.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

/** An order of any company for the parts desk. */
export type OfficeOrder = ResultOf<typeof approvalCalls.officeOrder>;

// The box goes with the order's answer; asked again by itself it would be told that nothing waits any more.
const inShop = { quiet: true, refreshes: [orderCalls.orderInfo, orderCalls.orderList] };
const inOffice = {
  quiet: true,
  refreshes: [approvalCalls.officeOrder, queueCalls.officeQueue, documentCalls.officeDocuments],
};

/** What the main account decides on. */
export const useApproval = (orderNo: string) => useCall(approvalCalls.approvalView, { orderNo }, { staleTime: 0 });
/** The main account approves. */
export const useApprove = () => useSend(approvalCalls.approveOrder, { ...inShop, isPress: true });
/** The main account rejects. */
export const useReject = () => useSend(approvalCalls.rejectOrder, inShop);

/** An order for the parts desk. */
export const useOfficeOrder = (orderNo: string) =>
  useCall(approvalCalls.officeOrder, { orderNo }, { enabled: orderNo !== '', staleTime: 0 });
/** The parts desk approves. */
export const useOfficeApprove = () => useSend(approvalCalls.officeApproveOrder, { ...inOffice, isPress: true });
/** The parts desk rejects. */
export const useOfficeReject = () => useSend(approvalCalls.officeRejectOrder, inOffice);
/** The parts desk cancels an order of any company. */
export const useOfficeCancel = () => useSend(orderLifeCalls.cancelForCustomer, inOffice);
