/** Names of parts as a catalogue prints them in each language: noun, qualifiers and sizes in the right order. */
import { type QualifierKey, type QualifierKind, qualifierWords } from './qualifiers.ts';
import type { Column, Gender, Noun, Word } from './word.ts';

type Qualifier = { kind: QualifierKind; word: Word };

const qualifiersByKey = new Map<string, Qualifier>(
  Object.entries(qualifierWords).flatMap(([kind, group]) =>
    Object.entries<Word>(group).map(([key, word]) => [key, { kind: kind as QualifierKind, word }] as const),
  ),
);

/** "Front left-hand" in English, but 左前 in Chinese; the Romance languages put everything behind the noun. */
const order = {
  en: ['position', 'side', 'feature', 'material'],
  romance: ['position', 'side', 'material', 'feature', 'assembly'],
  zh: ['side', 'position', 'feature', 'material'],
} as const satisfies Record<string, readonly QualifierKind[]>;

function qualifierOf(key: string): Qualifier {
  const found = qualifiersByKey.get(key);
  if (!found) throw new Error(`No qualifier is called ${key}`);
  return found;
}

/** Qualifiers of these kinds, in the order of the kinds and then as given. */
const sorted = (qualifiers: readonly Qualifier[], kinds: readonly QualifierKind[]) =>
  kinds.flatMap((kind) => qualifiers.filter((qualifier) => qualifier.kind === kind));

function agree(forms: string, gender: Gender): string {
  const [masculine = forms, feminine = masculine] = forms.split('/');
  return gender === 'f' ? feminine : masculine;
}

/** Lower-case first letter, unless the word opens with an abbreviation such as LPG or O-ring. */
export const inSentence = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function englishName(noun: Noun, qualifiers: readonly Qualifier[]): string {
  const before = sorted(qualifiers, order.en).map(({ word }) => word.en);
  const after = sorted(qualifiers, ['assembly']).map(({ word }) => word.en);
  return capital([...before, before.length > 0 ? inSentence(noun.en) : noun.en, ...after].join(' '));
}

function romanceName(noun: Noun, qualifiers: readonly Qualifier[], column: 'es' | 'pt' | 'fr'): string {
  const after = sorted(qualifiers, order.romance).map(({ word }) => agree(word[column], noun.gender[column]));
  return [noun[column], ...after].join(' ');
}

function chineseName(noun: Noun, qualifiers: readonly Qualifier[]): string {
  const before = sorted(qualifiers, order.zh).map(({ word }) => word.zh);
  const after = sorted(qualifiers, ['assembly']).map(({ word }) => word.zh);
  return [...before, noun.zh, ...after].join('');
}

/**
 * The name of a part; sizes and voltages (`M8×25`, `24 V`, `1/4"`) stand last and alike in every language:
 * `composeName(partNouns.hexBolt, ['zincPlated'], ['M8×25'])` is "Zinc-plated hex bolt M8×25".
 */
export function composeName(noun: Noun, qualifiers: readonly QualifierKey[], sizes: readonly string[] = []): Word {
  const known = qualifiers.map(qualifierOf);
  const withSizes = (name: string) => [name, ...sizes].join(' ');
  return {
    en: withSizes(englishName(noun, known)),
    es: withSizes(romanceName(noun, known, 'es')),
    pt: withSizes(romanceName(noun, known, 'pt')),
    fr: withSizes(romanceName(noun, known, 'fr')),
    zh: withSizes(chineseName(noun, known)),
  };
}

const joiner = { en: ' for ', es: ' para ', pt: ' para ', fr: ' pour ' } as const satisfies Partial<
  Record<Column, string>
>;

/** A part named by what it belongs to: "Seal kit for lift cylinder". */
export function nameFor(part: Word, host: Word): Word {
  const join = (column: keyof typeof joiner) => `${part[column]}${joiner[column]}${inSentence(host[column])}`;
  return { en: join('en'), es: join('es'), pt: join('pt'), fr: join('fr'), zh: `${host.zh}用${part.zh}` };
}
