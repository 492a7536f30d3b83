// The synonyms of a shop: its own first, then those of the trade that come with the shop, in the import format; kept as long as the catalogue stands (product §5 Search).
import { readFileSync } from 'node:fs';
import { languageFrom } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { ResponseCache } from '../../../platform/response-cache/response-cache.ts';
import { lazy } from '../index/lazy.ts';
import { readSynonyms } from './synonyms.reads.ts';
import { type SynonymRow, Synonyms } from './synonyms.rules.ts';

/** What a pair weighs: both ways and their places. */
const BYTES_EACH = 400;

/** Pairs of the trade: none of its cells needs quotes. */
export const tradeSynonyms = lazy((): readonly SynonymRow[] => {
  const [, ...lines] = readFileSync(new URL('./search-synonyms.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [language, word = '', meant = '', way] = line.split(',');
    return { language: languageFrom(language), word, meant, way: way === 'one' ? 'one' : 'both' };
  });
});

/** All pairs. */
export const knownSynonyms = (responseCache: ResponseCache, db: Db): Promise<Synonyms> =>
  responseCache.getOrMake('synonyms to search', async () => {
    const rows = [...(await readSynonyms(db)), ...tradeSynonyms()];
    return { value: new Synonyms(rows), bytes: rows.length * BYTES_EACH };
  });
