// The door of orders: their life from placing to return (product §7).
export { orderRoutes } from './orders.routes.ts';
