// The door of returns: those of an order, for its page.
export { OrderReturns } from './order-returns.tsx';
