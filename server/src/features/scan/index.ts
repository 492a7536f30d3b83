// The door of scan: what was read off a code or a nameplate, and what it names.
export { scanRoutes } from './scan.routes.ts';
