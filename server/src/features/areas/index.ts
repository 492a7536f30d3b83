// The door of areas: countries, states, cities, currencies.
export { areaRoutes } from './areas.routes.ts';
