// The door of own codes: what a company calls parts.
export { ownCodeRoutes } from './own-codes.routes.ts';
