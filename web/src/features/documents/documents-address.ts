// The list of documents in the address: what narrows it, and the page (product §7).
import type { DocumentFilter } from './documents.data.ts';

/** What stands in the address. */
export interface DocumentSearch extends DocumentFilter {
  page?: number | undefined;
}

/** The address of the list; the first page is not named. */
export function documentsHref({ page = 1, ...filter }: DocumentSearch): string {
  const set = Object.entries({ ...filter, page: page > 1 ? String(page) : undefined }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return set.length === 0 ? '/documents' : `/documents?${new URLSearchParams(set).toString()}`;
}
