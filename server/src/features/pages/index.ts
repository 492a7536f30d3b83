// The door of pages: what the shop says to everybody, and which version of the terms is in force.
export { pageRoutes } from './pages.routes.ts';
export { readTermsVersion } from './pages.reads.ts';
