// The door of orders: their life from placing to return (product §7).
export { completeOrders, expireOrders, remindOrders } from './life/expire-orders.ts';
export { checkCodes } from './plan/check-price-and-inventory.ts';
export { orderJobs } from './orders.jobs.ts';
export { orderRoutes } from './orders.routes.ts';
export { ORDER_MAIL_JOB } from './life/order-mail-job.ts';
export { askCarriers } from './ship/ask-carriers.ts';
export { settleAttempts } from './pay/settle-attempt.ts';
