// The door of search.
export { nearCodes } from './match/codes/code-suggestions.ts';
export { indexOfShop } from './index/live/index-of-shop.ts';
export { searchRoutes } from './search.routes.ts';
