// The door of quick add: rows for the cart, typed, pasted or out of a file.
export { quickAddRoutes } from './quick-add.routes.ts';
