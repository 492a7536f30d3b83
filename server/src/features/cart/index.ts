// The door of the cart: the server's copy of carts and favourites (product §6).
export { cartRoutes } from './cart.routes.ts';
