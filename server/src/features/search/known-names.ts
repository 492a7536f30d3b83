// Which chapters and manuals a text names: a few thousand names, kept as those of models are (product §5 Search).
import type { KeptAnswers } from '../../platform/answers/kept-answers.ts';
import type { Db } from '../../platform/db/db.ts';
import { type FoldedNames, foldingOnce, namedBy } from './folded-names.rules.ts';
import { readChapterNames, readManualNames } from './model-texts.reads.ts';

/** Ids of chapters, and of manuals in whatever language their books are. */
export interface FoundNames {
  chapters: number[];
  manuals: number[];
}

interface Named {
  id: number;
  names: FoldedNames;
}

/** The chapters and manuals called so in any language; a manual also by its code. */
export async function findNames(answers: KeptAnswers, db: Db, typed: string): Promise<FoundNames> {
  const known = await answers.keep('chapters and manuals to search', async () => {
    const [chapters, manuals] = await Promise.all([readChapterNames(db), readManualNames(db)]);
    const foldNames = foldingOnce();
    const folded = ({ id, names }: { id: number; names: string }): Named => ({ id, names: foldNames(names) });
    const value = { chapters: chapters.map(folded), manuals: manuals.map(folded) };
    const bytes = [...value.chapters, ...value.manuals].reduce((sum, one) => sum + sizeOf(one), 0);
    return { value, bytes };
  });
  const isNamed = namedBy(typed);
  const idsOf = (all: readonly Named[]) => all.filter((one) => isNamed(one.names)).map((one) => one.id);
  return { chapters: idsOf(known.chapters), manuals: idsOf(known.manuals) };
}

const sizeOf = ({ names }: Named): number => (names.text.length + names.words.length) * 2 + 200;
