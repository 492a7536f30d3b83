// The door of settings.
export { settingsRoutes } from './settings.routes.ts';
