// The door of content: what the parts desk shows on the home page (spec §7 Banners).
export { contentRoutes } from './content.routes.ts';
