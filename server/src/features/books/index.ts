// The door of the parts manuals.
export { figureDeskRoutes } from './desk/figure-desk.routes.ts';
export { figureFactsRoutes } from './facts/figure-facts.routes.ts';
export { modelDeskRoutes } from './models/model-desk.routes.ts';
export { bookRoutes } from './books.routes.ts';
