// The door of the catalogue: categories, and lists of parts by filter and sort.
export { catalogueRoutes } from './catalogue.routes.ts';
export type { PartsFinder } from './parts-finder.ts';
export { listCatalogue } from './list-catalogue.ts';
