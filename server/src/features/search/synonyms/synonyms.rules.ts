// Words of the trade that stand for others: "lug nut" finds wheel nuts, 贴纸 finds 标贴 (product §5 Search).
import type { Language } from '@outrigger/contract';
import { singularsOf } from '../query/synonyms.rules.ts';
import { fold } from '../query/tokenizer.rules.ts';

/** One pair, as the import format has it. */
export interface SynonymRow {
  language: Language;
  word: string;
  meant: string;
  way: 'both' | 'one';
}

interface Meant {
  language: Language;
  words: string;
}

/** So many words make one phrase at most. */
const PHRASE_MOST = 4;
const WORD = /[\p{L}\p{N}]+/gu;
const HAN = /\p{Script=Han}/u;
const keyOf = (phrase: string): string => (fold(phrase).match(WORD) ?? []).join(' ');

interface Place {
  from: number;
  to: number;
  meant: readonly Meant[];
}

/** All pairs of a shop, by what is typed. */
export class Synonyms {
  private readonly byPhrase = new Map<string, Meant[]>();
  private readonly han: readonly string[];

  constructor(rows: readonly SynonymRow[]) {
    for (const { language, word, meant, way } of rows) {
      this.put(word, { language, words: meant });
      if (way === 'both') this.put(meant, { language, words: word });
    }
    const han = [...this.byPhrase.keys()].filter((phrase) => HAN.test(phrase));
    this.han = han.toSorted((a, b) => b.length - a.length);
  }

  /** The text with a phrase in it put otherwise, each way once; those of the reader's language first. */
  waysOf(text: string, language: Language): string[] {
    const folded = fold(text);
    const key = keyOf(folded);
    // Who types "hex nut" means no other nut.
    const isSaid = ({ words }: Meant) => key.includes(keyOf(words));
    const ways = this.placesIn(folded).flatMap(({ from, to, meant }) =>
      meant
        .filter((one) => !isSaid(one))
        .map((one) => ({ ...one, text: folded.slice(0, from) + fold(one.words) + folded.slice(to) })),
    );
    const own = ways.filter((way) => way.language === language);
    return [...new Set([...own, ...ways].map((way) => way.text))];
  }

  // The longest phrase counts: of "lug nut" no other word for "nut" is looked for.
  private placesIn(folded: string): Place[] {
    const words = [...folded.matchAll(WORD)].map(({ 0: word, index }) => ({
      word,
      from: index,
      to: index + word.length,
    }));
    const found: Place[] = [];
    const isFree = (from: number, to: number) => found.every((one) => to <= one.from || from >= one.to);
    for (let length = Math.min(PHRASE_MOST, words.length); length > 0; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const run = words.slice(at, at + length);
        const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
        const meant = isFree(from, to) ? this.meantBy(run.map(({ word }) => word)) : [];
        if (meant.length > 0) found.push({ from, to, meant });
      }
    }
    for (const phrase of HAN.test(folded) ? this.han : []) {
      const from = folded.indexOf(phrase);
      const to = from + phrase.length;
      if (from >= 0 && isFree(from, to)) found.push({ from, to, meant: this.byPhrase.get(phrase) ?? [] });
    }
    return found;
  }

  private meantBy(words: readonly string[]): readonly Meant[] {
    const last = words.at(-1) ?? '';
    const before = words.slice(0, -1);
    const forms = [last, ...singularsOf(last)].map((one) => [...before, one].join(' '));
    return forms.map((form) => this.byPhrase.get(form)).find((one) => one !== undefined) ?? [];
  }

  private put(phrase: string, meant: Meant): void {
    const key = keyOf(phrase);
    const all = this.byPhrase.get(key) ?? [];
    this.byPhrase.set(key, all);
    all.push(meant);
  }
}
