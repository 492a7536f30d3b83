// The door of content: what the parts desk shows on the home page (spec §7 Banners).
export { readFeedbackEmail } from './content.reads.ts';
export { contentRoutes } from './content.routes.ts';
