// What of the words beside a machine's number is looked for in its parts list: no small words, and nothing of a nameplate that was pasted whole (product §5 Search).
import { fold } from '../../query/tokenizer.rules.ts';

/** Words that only join a part to its machine. */
const JOINING =
  /^(?:for|of|on|to|the|my|our|a|an|in|from|para|del?|da|do|el|la|los|las|mi|no|na|pour|du|des|le|les|mon|ma|sur|的)$/;
/** What nameplates say beside the number. */
const PLATE =
  /^(?:models?|modelo|modele|type|tipo|year|ano|annee|mass|masa|massa|masse|weight|peso|poids|capacity|capacidad|capacidade|capacite|max|kg|lbs?|made|hecho|fabricado|fabrique|serial|serie|number|numero|no|型号|重量|载荷|制造)$/;
/** A label that says nothing by itself; others may be of a part's name. */
const LABEL = /^(?:models?|modelo|modele|type|tipo|serial|number|numero|型号)$/;
/** As many words of plates as make one. */
const PLATE_LEAST = 2;

/** The words that are looked for; none where they are a nameplate's. */
export function wordsToFind(words: readonly string[]): string[] {
  const folded = words.map((word) => fold(word).replaceAll(/[^\p{L}\p{N}]/gu, ''));
  if (folded.filter((word) => PLATE.test(word)).length >= PLATE_LEAST) return [];
  return words.filter((_, at) => !JOINING.test(folded[at] ?? '') && !LABEL.test(folded[at] ?? ''));
}
