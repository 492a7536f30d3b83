// The door of payments: attempts, captures and refunds, which know nothing of an order but whose they are (product §7 Payment).
export type { Attempt } from './attempts.store.ts';
export * as attempts from './attempts.store.ts';
export { recordCapture, requestRefunds, REFUND_JOBS } from './captures.store.ts';
export { doRefund, hearRefund, lookAtRefunds } from './do-refund.ts';
export * as payments from './payments.reads.ts';
export { refundDeskRoutes } from './refund-desk.routes.ts';
export { requestOwedRefunds } from './request-owed-refunds.ts';
export { startPayment } from './start-payment.ts';
