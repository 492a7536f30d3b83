// The door of uploads: pictures and documents of people, and the links to them.
export { uploadRoutes } from './uploads.routes.ts';
