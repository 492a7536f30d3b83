// Which chapters and manuals a text names: a few thousand names, kept as those of models are (product §5 Search).
import type { KeptAnswers } from '../../../platform/answers/kept-answers.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import { type FoldedNames, foldNames, namedBy } from './folded-names.rules.ts';
import { type NamesOf, readChapterNames, readManualNames } from './model-texts.reads.ts';

/** Ids of chapters, and of manuals in whatever language their books are. */
export interface FoundNames {
  chapters: number[];
  manuals: number[];
}

interface Named {
  ids: number[];
  names: FoldedNames;
}

/** The chapters and manuals called so in any language; a manual also by its code. */
export async function findNames(answers: KeptAnswers, db: Db, typed: string): Promise<FoundNames> {
  const known = await answers.keepOneAtATime('chapters and manuals to search', async () => {
    const [chapters, manuals] = await Promise.all([readChapterNames(db), readManualNames(db)]);
    const value = { chapters: await foldedOf(chapters), manuals: await foldedOf(manuals) };
    return { value, bytes: value.chapters.names.bytes + value.manuals.names.bytes };
  });
  const idsOf = ({ ids, names }: Named) => namedBy(typed, names).named.flatMap((at) => ids[at] ?? []);
  return { chapters: idsOf(known.chapters), manuals: idsOf(known.manuals) };
}

const foldedOf = async (rows: readonly NamesOf[]): Promise<Named> => ({
  ids: rows.map(({ id }) => id),
  names: await inTurns(foldNames(rows.map(({ names }) => names))),
});
