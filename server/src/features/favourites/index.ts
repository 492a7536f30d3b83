// The door of favourites: parts a person wants to find again.
export { favouriteRoutes } from './favourites.routes.ts';
