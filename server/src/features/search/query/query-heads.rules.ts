// Which of the words typed is the thing itself: the last one that names end with, the first one that names begin with (product §5 Search).
import { type QueryTerm, type QueryTerms, isTelling } from './query-terms.rules.ts';
import { type Head, HEADS, headsAtEnd, headsAtStart, isWrapping } from './head-noun.rules.ts';

/** The word that is the thing, by where names have it; null where none is. */
export type QueryHeads = Record<Head, QueryHead | null>;

/** Both places in which names have the thing. */
export const WAYS = ['first', 'last'] as const satisfies readonly Head[];

/** A word that may be the thing; the last one typed may be only begun. */
export interface QueryHead {
  word: QueryTerm;
  isBegun: boolean;
  /** HeadNounMatches whose name ends so are meant: of the pump in 液压泵 the last character, where no name ends with the last two. */
  isEnd?: true;
}

/** Chooses it by what any name calls the thing; of a kit or an element it is what it is of. */
export function queryHeads({ words }: QueryTerms, isHead: (asked: QueryHead, head: Head) => boolean): QueryHeads {
  const telling = words
    .map((word, at) => ({ word, isBegun: at === words.length - 1 }))
    .filter(({ word }) => isTelling(word.typed));
  const chosen = (typed: readonly QueryHead[], head: Head) => {
    const at = typed.findIndex((asked) => isHead(asked, head));
    const [thing, within] = typed.slice(at < 0 ? typed.length : at);
    const isWrapped = thing && within && isWrapping(thing.word.typed) && isHead(within, head);
    return (isWrapped ? within : thing) ?? null;
  };
  return { first: chosen(telling, 'first'), last: chosen(withEnd(telling.toReversed()), 'last') };
}

/** Those that stand where a question has the thing in that language: the last word typed, or the first. */
export function headsInPlace({ first, last }: QueryHeads, { words }: QueryTerms): QueryHeads {
  const telling = words.filter(({ typed }) => isTelling(typed));
  return {
    first: first?.word === telling[0] ? first : null,
    last: last?.word === telling.at(-1) ? last : null,
  };
}

/** The words from the last one on, and after this, where it is a pair of Chinese characters, its end. */
function withEnd([last, ...others]: readonly QueryHead[]): QueryHead[] {
  if (!last) return [];
  const end = /^\p{Script=Han}(\p{Script=Han})$/u.exec(last.word.typed)?.[1];
  const ends = end
    ? [{ word: { typed: end, spellings: [end], singulars: [] }, isBegun: false, isEnd: true as const }]
    : [];
  return [last, ...ends, ...others];
}

/** What the names of a part, in the order of the languages, call it. */
export function headsOfNames(names: readonly (string | null)[]): Record<Head, string[]> {
  const heads: Record<Head, string[]> = { first: [], last: [] };
  for (const [at, name] of names.entries()) {
    const head = HEADS[at] ?? 'last';
    if (name) heads[head].push(...(head === 'last' ? headsAtEnd(name) : headsAtStart(name)));
  }
  return heads;
}

/** Whether a thing is called so. */
export const isCalled = ({ word, isBegun, isEnd }: QueryHead, head: string): boolean =>
  (isEnd === true && head.endsWith(word.typed)) ||
  word.spellings.some((spelling) => (isBegun ? head.startsWith(spelling) : head === spelling)) ||
  word.singulars.includes(head);

/** Whether names call the part one of these things. */
export const isOneOf = (asked: QueryHeads, heads: Record<Head, readonly string[]>): boolean =>
  WAYS.some((way) => heads[way].some((head) => asked[way] !== null && isCalled(asked[way], head)));
