// Refunds that failed for good, as the office sees to them (product §7 Payment).
import type { ResultOf } from '@outrigger/contract';
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { refundDeskCalls } from '@outrigger/contract/calls/refund-desk.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** Money owed that its provider would not give back. */
export type StuckRefund = ResultOf<typeof refundDeskCalls.stuckRefunds>[number];

const seenTo = {
  quiet: true,
  refreshes: [refundDeskCalls.stuckRefunds, queueCalls.officeQueue, approvalCalls.officeOrder],
};

/** What of an order is stuck. */
export const useStuckRefunds = (orderNo: string) =>
  useCall(refundDeskCalls.stuckRefunds, { orderNo }, { staleTime: 0 });
/** Asks the provider once more. */
export const useRetryRefund = () => useSend(refundDeskCalls.retryRefund, { ...seenTo, isPress: true });
/** Books it as given back by hand. */
export const useRefundByHand = () => useSend(refundDeskCalls.refundByHand, seenTo);
