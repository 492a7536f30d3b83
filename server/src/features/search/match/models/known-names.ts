// Which chapters and manuals a text names: a few thousand names, kept as those of models are (product §5 Search).
import { LANGUAGES } from '@outrigger/contract';
import type { ResponseCache } from '../../../../platform/response-cache/response-cache.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { inTurns } from '../../../../platform/in-turns.ts';
import { type NameIndex, indexNames, namedBy, ownFirst, type Typed } from './name-index.rules.ts';
import { type NamesOf, readChapterNames, readManualNames } from './model-texts.reads.ts';

/** Ids of chapters, and of manuals in whatever language their books are. */
export interface FoundNames {
  chapters: number[];
  manuals: number[];
}

interface Named {
  ids: number[];
  names: NameIndex;
}

/** The chapters and manuals called so in any language; a manual also by its code. */
export async function findNames(responseCache: ResponseCache, db: Db, typed: Typed): Promise<FoundNames> {
  const known = await responseCache.getOrMakeAlone('chapters and manuals to search', async () => {
    const [chapters, manuals] = await Promise.all([readChapterNames(db), readManualNames(db)]);
    const value = { chapters: await foldedOf(chapters), manuals: await foldedOf(manuals) };
    return { value, bytes: value.chapters.names.bytes + value.manuals.names.bytes };
  });
  const { text, language } = typeof typed === 'string' ? { text: typed } : typed;
  const { named, isIn } = namedBy(text, known.chapters.names);
  const isOwn = (at: number) => language !== undefined && isIn(at, [[LANGUAGES.indexOf(language), 0]]);
  return {
    chapters: ownFirst(named, isOwn).flatMap((at) => known.chapters.ids[at] ?? []),
    manuals: namedBy(text, known.manuals.names).named.flatMap((at) => known.manuals.ids[at] ?? []),
  };
}

const foldedOf = async (rows: readonly NamesOf[]): Promise<Named> => ({
  ids: rows.map(({ id }) => id),
  names: await inTurns(indexNames(rows.map(({ names }) => names))),
});
