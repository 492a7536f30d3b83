// The door of ratings.
export { ratingRoutes } from './ratings.routes.ts';
