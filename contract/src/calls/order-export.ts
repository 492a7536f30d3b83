/** The orders of a company as a file (spec §2 My orders, §7 exportOrders; product §7 Export). */
import * as z from 'zod/mini';
import { download } from '../call.ts';
import { OrdersNarrowed } from './orders.ts';

/** Kinds of files, as plain words. */
export const EXPORT_FORMATS = ['xls', 'xlsx', 'csv'] as const;
/** A kind of file. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Calls of the export of orders. */
export const orderExportCalls = {
  exportOrders: download('/order/exportOrders', {
    about:
      "The company's orders as the list narrows and sorts them, one row for each line; without amounts for who may not see prices.",
    input: z.object({
      ...OrdersNarrowed,
      format: z._default(z.enum(EXPORT_FORMATS), 'xls'),
      /** Where the reader's clock stands, as IANA names it: Europe/Amsterdam. */
      timeZone: z._default(z.string().check(z.maxLength(60), z.refine(isTimeZone)), 'UTC'),
    }),
    result: z.null(),
    access: 'hasAccess',
    refuses: ['dateRangeInvalid', 'exportTooLong'],
  }),
};
