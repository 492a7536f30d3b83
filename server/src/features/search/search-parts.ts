// Parts by both lanes: the engine where it is ready, PostgreSQL until then, and the company's own codes before all (product §5 Search).
import type { Db } from '../../platform/db/db.ts';
import type { PartHit, PartsFound } from './engine/part-engine.ts';
import type { LiveIndex } from './live-index.ts';
import { readOwnCodeHits, searchInDatabase } from './search-parts.reads.ts';

/** Who searches, for what, and which page. */
export interface PartSearch {
  db: Db;
  index: LiveIndex | null;
  companyId: number | null;
  text: string;
  page: { skip: number; limit: number };
}

/** What a page of parts holds; own codes count as code hits and come first. */
export interface FoundParts extends Omit<PartsFound, 'hits'> {
  hits: (Omit<PartHit, 'foundBy'> & { foundBy: PartHit['foundBy'] | 'ownCode' })[];
}

/** One page of parts. */
export async function searchParts(search: PartSearch): Promise<FoundParts> {
  const own = search.companyId === null ? [] : await readOwnCodeHits(search.db, search.companyId, search.text);
  const engine = search.index?.engine() ?? null;
  const found = engine
    ? engine.search(search.text, search.page)
    : await searchInDatabase(search.db, search.text, search.page);
  if (own.length === 0) return found;
  const ownIds = new Set(own.map((hit) => hit.partId));
  const others = found.hits.filter((hit) => !ownIds.has(hit.partId));
  const hits =
    search.page.skip === 0
      ? [...own.map(({ partId, code }) => ({ partId, foundBy: 'ownCode' as const, matched: code })), ...others]
      : others;
  const exact = own.find((hit) => hit.isExact);
  return {
    hits: hits.slice(0, search.page.limit),
    total: Math.max(found.total, hits.length),
    exactPartId: found.exactPartId ?? exact?.partId ?? null,
  };
}
