// What lists of parts may be found by when it is quicker than PostgreSQL; app.ts hands it over (docs/decisions/0008).
import type { PartsFilter } from './parts-filter.reads.ts';
import type { PartsPage, PartsPlace } from './parts-order.reads.ts';

/** How many parts pass, and a page of them; null where it cannot say for now, and PostgreSQL does. */
export type PartsFinder = (
  filter: PartsFilter,
  page: PartsPage,
) => Promise<{ total: number; places: PartsPlace[] } | null>;
