/** Words that tell one part from its sister: side, position, material, make. */
import texts from './qualifiers.json' with { type: 'json' };
import { type Word, words } from './word.ts';

/** What a qualifier speaks of; where it stands in a name depends on that. */
export type QualifierKind = keyof typeof texts;
type KeysOf<T> = T extends unknown ? keyof T : never;
/** Name of a qualifier, such as `leftHand`. */
export type QualifierKey = KeysOf<(typeof texts)[QualifierKind]>;

/** Qualifiers by what they speak of; forms of es, pt and fr are `masculine/feminine`. */
export const qualifierWords = Object.fromEntries(
  Object.entries(texts).map(([kind, rows]) => [kind, words<string>(rows)]),
) as { [Kind in QualifierKind]: Record<keyof (typeof texts)[Kind], Word> };
