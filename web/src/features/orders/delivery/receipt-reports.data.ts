// What came short or damaged: reported in the shop, settled in the office (product §7 receipt).
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { creditDeskCalls } from '@outrigger/contract/calls/credit-desk.ts';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { receiptCalls } from '@outrigger/contract/calls/receipt.ts';
import { returnCalls } from '@outrigger/contract/calls/returns.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** What the company reported of an order. */
export const useReceiptReports = (orderNo: string) => useCall(receiptCalls.receiptReports, { orderNo });
/** Reports a line; the dialog says a failure in place. */
export const useReportReceipt = () =>
  useSend(receiptCalls.reportReceipt, { refreshes: [receiptCalls.receiptReports, orderCalls.orderInfo], quiet: true });
/** What was reported of an order, for the parts desk. */
export const useDeskReports = (orderNo: string) => useCall(receiptCalls.officeReceiptReports, { orderNo });
/** Settles a report, which waits on the returns of its order no more; what is credited has a credit note among its documents and is store credit. */
export const useSettleReport = () =>
  useSend(receiptCalls.settleReceiptReport, {
    refreshes: [
      receiptCalls.officeReceiptReports,
      queueCalls.officeQueue,
      documentCalls.officeDocuments,
      returnCalls.deskReturn,
      creditDeskCalls.deskCreditLines,
      approvalCalls.officeOrder,
    ],
  });
