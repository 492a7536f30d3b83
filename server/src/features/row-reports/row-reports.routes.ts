// Calls about wrong rows (product §8 "wrong part" reports).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { reportRow } from './report-row.ts';
import { readOwnReports } from './row-reports.reads.ts';

/** Mounts the row-reports feature. */
export function rowReportRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.rowReports, {
    reportRow: (context, input, { keep }) => reportRow(context, input, keep),
    ownReports: ({ db, caller }, input) => readOwnReports(db, caller, input),
  });
}
