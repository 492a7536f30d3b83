// Searches that found nothing, counted for the parts desk (product §8).
import type { Db } from '../../platform/db/db.ts';

/** Counts one more miss of a term. */
export async function noteMiss(db: Db, term: string, language: string): Promise<void> {
  await db`
    insert into search_misses (term, language) values (lower(${term.slice(0, 100)}), ${language})
    on conflict (term, language) do update set times = search_misses.times + 1, last_at = now()`;
}
