/** Titles of figures by chapter (product §5). */
import type { Chapter } from './chapters.ts';
import texts from './figures.json' with { type: 'json' };
import { type Word, words } from './word.ts';

const rowsByChapter: Record<Chapter, Record<string, string>> = texts;

/** Figure titles by the chapter they are printed in. */
export const figuresByChapter = Object.fromEntries(
  Object.entries(rowsByChapter).map(([chapter, rows]) => [chapter, words(rows)]),
) as { [In in Chapter]: Record<keyof (typeof texts)[In], Word> };
