// The door of service manuals: lists, one book, search of its pages, the reading of its file.
export { manualDeskRoutes } from './desk/manual-desk.routes.ts';
export { READ_MANUAL_JOB, readManualText, requestReadings } from './reading/read-manuals.ts';
export { serviceManualRoutes } from './service-manuals.routes.ts';
