// The door of search.
export { indexOfShop } from './index/live/index-of-shop.ts';
export { searchRoutes } from './search.routes.ts';
