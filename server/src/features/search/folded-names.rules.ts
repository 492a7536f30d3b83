// Names of models, chapters and manuals as a text is looked for in them: in any order of words, without accents (product §5 Search).
import { spellingsOf } from './engine/spellings.rules.ts';
import { fold, wordsToFind, wordsToKeep } from './engine/words.rules.ts';

/** Names ready to be looked through, folded once. */
export interface FoldedNames {
  text: string;
  words: string;
}

/** Folds names for `namedBy`; the same names are folded once and shared, since many variants bear those of one model. */
export function foldingOnce(): (names: string) => FoldedNames {
  const known = new Map<string, FoldedNames>();
  return (names) => {
    const folded = known.get(names) ?? foldNames(names);
    known.set(names, folded);
    return folded;
  };
}

const foldNames = (names: string): FoldedNames => ({
  text: fold(names),
  words: `\n${[...new Set(wordsToKeep(names))].join('\n')}`,
});

/** Whether names hold the whole text somewhere, or each of its words, in either spelling, begins one of theirs. */
export function namedBy(typed: string): (names: FoldedNames) => boolean {
  const text = fold(typed.trim());
  const words = wordsToFind(typed).map((word) => spellingsOf(word).map((one) => `\n${one}`));
  const isNamed = (names: FoldedNames) =>
    names.text.includes(text) ||
    (words.length > 0 && words.every((word) => word.some((one) => names.words.includes(one))));
  const seen = new Map<FoldedNames, boolean>();
  return (names) => {
    const known = seen.get(names) ?? isNamed(names);
    seen.set(names, known);
    return known;
  };
}
