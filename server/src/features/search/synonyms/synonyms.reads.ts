// The maker's own synonyms (product §5 Search).
import type { Db } from '../../../platform/db/db.ts';
import type { SynonymRow } from './synonyms.rules.ts';

/** All of them, in the order they came. */
export async function readSynonyms(db: Db): Promise<SynonymRow[]> {
  return await db<SynonymRow[]>`select language, word, meant, way from search_synonyms order by id`;
}
