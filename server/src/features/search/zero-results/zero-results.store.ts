// Searches that found nothing, counted for the parts desk (product §8).
import type { Db } from '../../../platform/db/db.ts';

/** Counts one more miss of a term. */
export async function noteZeroResult(db: Db, term: string, language: string): Promise<void> {
  await db`
    insert into search_misses (term, language) values (lower(${term.slice(0, 100)}), ${language})
    on conflict (term, language) do update set times = search_misses.times + 1, last_at = now()`;
}

/** Takes a term off the list; false where it is not on it. */
export async function removeMiss(db: Db, { term, language }: { term: string; language: string }): Promise<boolean> {
  const rows = await db`delete from search_misses where term = ${term} and language = ${language} returning term`;
  return rows.length > 0;
}
