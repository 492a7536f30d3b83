// The door of the parts manuals.
export { bookRoutes } from './books.routes.ts';
