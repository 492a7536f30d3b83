// The list of documents in the address: what narrows it, and the page (product §7).
import type { DocumentFilter } from './documents.data.ts';

/** What stands in the address. */
export interface DocumentSearch extends DocumentFilter {
  page?: number | undefined;
  pageSize?: number | undefined;
}
