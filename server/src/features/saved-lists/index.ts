// The door of saved lists: named lists of parts, shared and sent within a company.
export { remindOfLists, savedListJobs, tellOfOrderedLists } from './saved-lists.jobs.ts';
export { savedListRoutes } from './saved-lists.routes.ts';
