// Documents whose name in one language begins so, found by their sets of names, of which there are far fewer (product §5 Search).
import { type DocSet, docsOfRuns } from './doc-set.ts';
import { HEADS, plainOf } from '../query/head-noun.rules.ts';
import { LruCache } from './lru.ts';
import { WordIndex, WordIndexBuilder, type WordIndexData } from './word-index.ts';

/** Which sets of names begin so, and the documents of each set, as plain arrays. */
export interface NamePrefixesData {
  words: WordIndexData;
  /** Where the documents of each set begin in `docs`. */
  starts: Uint32Array;
  docs: Uint32Array;
}

/** As many answers are kept: those of the letters typed most. */
const KEPT_MOST = 32;

const keyOf = (language: number, text: string): string => `${language}${text}`;

/** Collects sets of names, each once. */
export class NamePrefixesBuilder {
  private readonly words = new WordIndexBuilder((key) => [key]);

  /** Adds the next set: a name in each language; where one is missing the first is shown. */
  add(names: readonly (string | null)[]): void {
    const first = (name: string) => plainOf(name).split(' ', 1)[0] ?? '';
    this.words.add(HEADS.map((_, language) => keyOf(language, first(names[language] || names[0] || ''))));
  }

  /** Of each document the set it has. */
  pack(sets: Uint32Array): NamePrefixesData {
    const words = this.words.pack();
    const starts = new Uint32Array(words.size + 1);
    for (const set of sets) starts[set + 1] = (starts[set + 1] ?? 0) + 1;
    for (let set = 0; set < words.size; set += 1) starts[set + 1] = (starts[set + 1] ?? 0) + (starts[set] ?? 0);
    const next = starts.slice();
    const docs = new Uint32Array(sets.length);
    sets.forEach((set, doc) => {
      docs[next[set] ?? 0] = doc;
      next[set] = (next[set] ?? 0) + 1;
    });
    return { words, starts, docs };
  }
}

/** Answers which names begin so. */
export class NamePrefixes {
  private readonly data: NamePrefixesData;
  private readonly words: WordIndex;
  private readonly kept = new LruCache<DocSet>(KEPT_MOST);

  constructor(data: NamePrefixesData) {
    this.data = data;
    this.words = new WordIndex(data.words);
  }

  /** Documents whose name in the language at this place begins with these letters. */
  with(letters: string, language: number): DocSet {
    const key = keyOf(language, letters);
    return this.kept.get(key, () => this.docsOf(key));
  }

  private docsOf(key: string): DocSet {
    const { starts, docs } = this.data;
    const sets = this.words.reached({ typed: key, spellings: [key], singulars: [] }, 'begun');
    const runs = sets.slice(0, sets.count()).map((set) => docs.subarray(starts[set], starts[set + 1]));
    return docsOfRuns(docs.length, runs);
  }
}
