// The door of activity: what people look at and do with parts (spec §7 Log).
export { activityRoutes } from './activity.routes.ts';
export { forgetOldActivity } from './activity.store.ts';
