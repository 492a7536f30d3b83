// Searches that found nothing, counted for the parts desk (product §8).
import type { Db } from '../../../platform/db/db.ts';

/** Counts one more search of a term that found nothing. */
export async function noteZeroResult(db: Db, term: string, language: string): Promise<void> {
  await db`
    insert into zero_result_searches (term, language) values (lower(${term.slice(0, 100)}), ${language})
    on conflict (term, language) do update set times = zero_result_searches.times + 1, last_at = now()`;
}

/** Takes a term off the list; false where it is not on it. */
export async function removeZeroResult(
  db: Db,
  { term, language }: { term: string; language: string },
): Promise<boolean> {
  const rows =
    await db`delete from zero_result_searches where term = ${term} and language = ${language} returning term`;
  return rows.length > 0;
}
