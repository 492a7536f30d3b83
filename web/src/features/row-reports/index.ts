// The door of row reports: the way to tell the parts desk that a row, a figure or a part is wrong, and its answer.
export { ReportWrong } from './report-wrong.tsx';
export { RowReports } from './row-reports.tsx';
