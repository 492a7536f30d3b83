// The door of orders: their life from placing to return (product §7).
export { expireOrders } from './life/expire-orders.ts';
export { mailOrder } from './mail/mail-order.ts';
export { orderRoutes } from './orders.routes.ts';
export { CONFIRMATION_JOB } from './place/orders.store.ts';
