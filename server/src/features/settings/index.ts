// The door of settings: language, currency and newsletter of a person.
export { settingsRoutes } from './settings.routes.ts';
