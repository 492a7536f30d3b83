// The door of orders: their life from placing to return (product §7).
export { completeOrders, expireOrders, remindOrders } from './life/expire-orders.ts';
export { mailOrder } from './mail/mail-order.ts';
export { checkCodes } from './plan/check-price-and-inventory.ts';
export { orderRoutes } from './orders.routes.ts';
export { ORDER_MAIL_JOB } from './life/order-mail-job.ts';
export { mailReturn } from './returns/mail-return.ts';
export { RETURN_MAIL_JOB } from './returns/return-mail-job.ts';
export { CLOSE_ATTEMPT_JOB } from './pay/close-attempt-job.ts';
export { askCarriers } from './ship/ask-carriers.ts';
export { closeAttempt, settleAttempts } from './pay/settle-attempt.ts';
