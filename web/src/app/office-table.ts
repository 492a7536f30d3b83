// All rows of the office, in a file of their own: the login's first load goes without them (design: 130 KiB).
import { officeBookRows } from './office-book-rows.ts';
import { officeContentRows } from './office-content-rows.ts';
import { officeRows } from './office-rows.ts';

/** One row a path. */
export const officeTable = [...officeRows, ...officeBookRows, ...officeContentRows] as const;
/** What a tree with them has. */
export type OfficeRows = typeof officeTable;
