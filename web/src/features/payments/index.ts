// The door of payments: what the page of an order shows of them.
export { OrderPayments } from './order-payments.tsx';
export { OrderUnpaid } from './order-unpaid.tsx';
