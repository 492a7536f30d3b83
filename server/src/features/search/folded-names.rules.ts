// Names of models, chapters and manuals as a text is looked for in them: in any order of words, without accents (product §5 Search).
import { fold, wordsToFind, wordsToKeep } from './engine/words.rules.ts';

/** Names ready to be looked through, folded once. */
export interface FoldedNames {
  text: string;
  words: string;
}

/** Folds names for `isNamed`. */
export const foldNames = (names: string): FoldedNames => ({
  text: fold(names),
  words: `\n${[...new Set(wordsToKeep(names))].join('\n')}`,
});

/** Whether names hold the whole text somewhere, or each of its words begins one of theirs. */
export function namedBy(typed: string): (names: FoldedNames) => boolean {
  const [text, words] = [fold(typed.trim()), wordsToFind(typed).map((word) => `\n${word}`)];
  return (names) =>
    names.text.includes(text) || (words.length > 0 && words.every((word) => names.words.includes(word)));
}
