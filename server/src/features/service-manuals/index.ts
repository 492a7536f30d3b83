// The door of service manuals: lists, one book, search of its pages.
export { serviceManualRoutes } from './service-manuals.routes.ts';
