// The door of the cart: the server's copy of carts, and how ordering empties them (product §6).
export { cartRoutes } from './cart.routes.ts';
export { lockCarts, takeOrdered } from './take-ordered.store.ts';
export { type CartRow, putIntoCart } from './put-into-cart.ts';
