// Order and freight calls and their use cases (spec §7 Orders).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveWebhooks } from '../../platform/http/serve-payments.ts';
import type { Shop } from '../../platform/shop.ts';
import { checkCredit } from '../credit/index.ts';
import { rePutCart } from './again/re-put-cart.ts';
import { approveOrder, officeApproveOrder, officeRejectOrder, rejectOrder } from './approve/decide-order.ts';
import { showApproval, showOfficeOrder } from './approve/show-approval.ts';
import { setConfirmationAmount, showConfirmationAmount } from './confirm/set-confirmation-amount.ts';
import { exportOrders } from './export/export-orders.ts';
import { cancelForCustomer, cancelOrder } from './life/cancel-order.ts';
import { makeHearWebhook } from './pay/hear-webhook.ts';
import { payNow } from './pay/pay-now.ts';
import { listPayMethods, readPayments } from './pay/read-payments.ts';
import { readReturn } from './pay/read-return.ts';
import { makePlans } from './plan/plan-cart.ts';
import { checkPriceAndInventory } from './plan/check-price-and-inventory.ts';
import { deliveryDates } from './plan/delivery-dates.ts';
import { readDeskOrders } from './read/desk-orders.reads.ts';
import { listOrders } from './read/list-orders.ts';
import { creditReturn } from './returns/credit-return.ts';
import { acceptReturn, refuseReturn, withdrawReturn } from './returns/decide-return.ts';
import { requestReturn } from './returns/request-return.ts';
import { listDeskReturns, listReturnable, listReturns, readDeskReturn, readOwnReturn } from './returns/show-returns.ts';
import { makePlaceOrder } from './place/place-order.ts';
import { readBatches, readOrder } from './read/read-order.ts';
import { batchConfirmReceipt, confirmReceipt } from './ship/confirm-receipt.ts';
import { correctTracking } from './ship/correct-tracking.ts';
import { deliverBatch } from './ship/deliver-batch.ts';
import { dispatchBatch } from './ship/dispatch-batch.ts';
import { listShipments, showShipment } from './ship/show-shipments.ts';
import { listForDesk, listReceiptReports, reportReceipt } from './receipt/report-receipt.ts';
import { settleReceiptReport } from './receipt/settle-report.ts';
import { track } from './ship/track.ts';
import { deleteOrderView } from './views/delete-order-view.ts';
import { readOrderViews } from './views/order-views.reads.ts';
import { renameOrderView } from './views/rename-order-view.ts';
import { saveOrderView } from './views/save-order-view.ts';

/** Mounts the orders feature. */
export function orderRoutes(app: App, shop: Shop): void {
  const { stockAssign, shipBatchList, logisticFee } = makePlans(shop.db);
  serve(app, shop, calls.orders, {
    checkPriceAndInventory,
    stockAssign,
    shipBatchList,
    makeOrder: makePlaceOrder(shop.db),
    checkByCode: checkCredit,
    orderList: listOrders,
    orderInfo: readOrder,
    orderBatches: readBatches,
  });
  serve(app, shop, calls.approvals, {
    approvalView: showApproval,
    approveOrder,
    rejectOrder,
    officeOrder: showOfficeOrder,
    officeApproveOrder,
    officeRejectOrder,
    confirmationAmount: showConfirmationAmount,
    setConfirmationAmount,
  });
  serve(app, shop, calls.orderViews, {
    orderViews: ({ db, caller }) => readOrderViews(db, caller),
    saveOrderView,
    renameOrderView,
    deleteOrderView,
  });
  serve(app, shop, calls.deliveryDates, { deliveryDates });
  serve(app, shop, calls.orderDesk, { deskOrders: ({ db }, input) => readDeskOrders(db, input) });
  serve(app, shop, calls.orderExport, { exportOrders });
  serve(app, shop, calls.orderLife, { cancelOrder, cancelForCustomer, rePutCart });
  serve(app, shop, calls.shipping, {
    officeShipments: listShipments,
    officeShipment: showShipment,
    dispatchBatch,
    deliverBatch,
    correctTracking,
    track,
    confirmReceipt,
    batchConfirmReceipt,
  });
  serve(app, shop, calls.returns, {
    returnableLines: listReturnable,
    requestReturn,
    withdrawReturn,
    returnList: listReturns,
    returnInfo: readOwnReturn,
    deskReturns: listDeskReturns,
    deskReturn: readDeskReturn,
    acceptReturn,
    refuseReturn,
    creditReturn,
  });
  serve(app, shop, calls.receipt, {
    reportReceipt,
    receiptReports: listReceiptReports,
    officeReceiptReports: listForDesk,
    settleReceiptReport,
  });
  serve(app, shop, calls.payments, {
    payNow,
    paymentReturn: readReturn,
    paymentMethods: listPayMethods,
    orderPayments: readPayments,
  });
  serveWebhooks(app, shop, makeHearWebhook(shop));
  serve(app, shop, calls.freight, { logisticFee });
}
