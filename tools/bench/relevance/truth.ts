// What is right for a query, told by the seed of the demo and not by what the shop answers: each part by its noun, its size, its models (product §5 Search).
import type { Language } from '@outrigger/contract';
import type { Machine } from '@outrigger/demo/src/catalogue/machines.ts';
import { nameOf, type PartSeed } from '@outrigger/demo/src/catalogue/part-seed.ts';
import { machinesOfCore, partsOfCore } from '@outrigger/demo/src/catalogue/write-demo.ts';
import { type NounKey, partNouns } from '@outrigger/demo/src/vocabulary/nouns.ts';
import type { Column } from '@outrigger/demo/src/vocabulary/word.ts';

/** The ten kinds of queries, and those that somebody once asked in vain. */
export const KINDS = [
  'codes',
  'parts of codes',
  'names',
  'misspelt names',
  'sizes with units',
  'model or serial beside',
  'other languages',
  'category words',
  'trade synonyms',
  'pasted plates and lists',
  'tried out',
] as const;
/** One of them. */
export type Kind = (typeof KINDS)[number];

/** One query and what is right for it: codes, or a machine's serial number, by grade from 1 (belongs to it) to 3 (the very thing). */
export interface Judged {
  kind: Kind;
  keyword: string;
  language: Language;
  /** The machine whose parts list is filtered; without it the whole shop is searched. */
  serial?: string;
  grades: ReadonlyMap<string, number>;
  /** Everything of the highest grade is wanted, as of a list, and not one of it. */
  isAllWanted?: true;
}

/** What the seed settled. */
export interface Truth {
  parts: readonly PartSeed[];
  machines: readonly Machine[];
}

/** How right a part is: 3 the very thing, 2 a kind of it or its old form, 1 what belongs to it, 0 no answer. */
export type Judge = (part: PartSeed) => number;

/** The seed's truth. */
export const truthOf = (seed: number): Truth => ({ parts: partsOfCore(seed), machines: machinesOfCore(seed) });

/** The grades of all parts that have any. */
export function gradesOf({ parts }: Truth, judge: Judge): Map<string, number> {
  return new Map(parts.map((part) => [part.code, judge(part)] as const).filter(([, grade]) => grade > 0));
}

const lower = (text: string) => text.toLowerCase();

/** Any of these nouns; what only ends with the noun's name is a kind of it, what is made for it belongs to it. */
export function ofNouns(nouns: readonly NounKey[]): Judge {
  const wanted = new Set<string>(nouns);
  const names = nouns.map((noun) => lower(partNouns[noun].en));
  return ({ facts, host, isReplaced }) => {
    if (wanted.has(facts.noun)) return isReplaced ? 2 : 3;
    const own = lower(partNouns[facts.noun].en);
    if (names.some((name) => own.endsWith(` ${name}`))) return isReplaced ? 1 : 2;
    return host !== undefined && wanted.has(host) ? 1 : 0;
  };
}

/** What is called so in a language: the thing is last in English and Chinese, first in the others. */
export function calledIn(column: Column, word: string): Judge {
  const isLast = column === 'en' || column === 'zh';
  const begun = (own: string) => (isLast ? own.endsWith(lower(word)) : own.startsWith(`${lower(word)} `));
  return ({ facts, isReplaced }) => {
    const own = lower(partNouns[facts.noun][column]);
    if (own === lower(word)) return isReplaced ? 2 : 3;
    return begun(own) ? 1 : 0;
  };
}

/** The name of a part in English without its size. */
export const plainNameOf = (part: PartSeed): string => nameOf({ ...part, size: { ...part.size, text: '' } }).en;
