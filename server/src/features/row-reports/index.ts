// The door of row reports: what people say is wrong with a row, a figure or a part.
export { rowReportRoutes } from './row-reports.routes.ts';
export { settleReport } from './row-reports.store.ts';
