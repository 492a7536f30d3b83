// Compares the texts of the five languages key by key and compiles their ICU at build time (spec §1; a missing text never reaches a page).
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Texts of one feature in one language, as written. */
export type Texts = Record<string, string>;
/** Texts by language, then feature, as they stand under `src/locales`. */
export type AllTexts = Record<string, Record<string, Texts>>;

type Choices = Record<string, CompiledMessage | number | undefined>;

const NUMERIC = new Set(['number', 'plural', 'selectordinal']);

function kindOf(type: string | undefined): string {
  if (type === undefined) return 'text';
  return NUMERIC.has(type) ? 'number' : type;
}

function collect(tokens: CompiledMessage, found: Set<string>): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, type, format] = token;
    if (type !== undefined || name !== '#') found.add(`${name}:${kindOf(type)}`);
    if (typeof format !== 'object' || format === null) continue;
    for (const [choice, inner] of Object.entries(format as Choices)) {
      if (!Array.isArray(inner)) continue;
      if (type === 'select') found.add(`${name}=${choice}`);
      collect(inner, found);
    }
  }
}

/** The arguments of an ICU text with their kinds, sorted; throws where the ICU is malformed. */
export function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  collect(compileMessageOrThrow(text), found);
  return [...found].sort();
}

function compareText(where: string, reference: string, text: string): string[] {
  if (text.trim() === '') return [`${where} is empty`];
  try {
    const expected = argumentsOf(reference).join(', ');
    const actual = argumentsOf(text).join(', ');
    return expected === actual ? [] : [`${where} has the arguments (${actual}), English has (${expected})`];
  } catch (error) {
    return [`${where} is not valid ICU: ${String(error)}`];
  }
}

function compareFeature(where: string, reference: Texts, texts: Texts | undefined): string[] {
  if (!texts) return [`${where} is missing`];
  const superfluous = Object.keys(texts).filter((key) => !(key in reference));
  return [
    ...superfluous.map((key) => `${where} has "${key}", which English has not`),
    ...Object.entries(reference).flatMap(([key, english]) => {
      const text = texts[key];
      return text === undefined ? [`${where} lacks "${key}"`] : compareText(`${where} "${key}"`, english, text);
    }),
  ];
}

/** Every problem of every language measured by English, one line each; none means the texts are complete. */
export function problemsOf(all: AllTexts, languages: readonly string[]): string[] {
  const english = all['en'] ?? {};
  return languages.flatMap((language) => {
    const features = all[language] ?? {};
    const strange = Object.keys(features).filter((feature) => !(feature in english));
    return [
      ...strange.map((feature) => `${language}/${feature}.json has no English counterpart`),
      ...Object.entries(english).flatMap(([feature, texts]) =>
        compareFeature(`${language}/${feature}.json`, texts, features[feature]),
      ),
    ];
  });
}

/** Compiled texts under their full ids `feature.key`. */
export function compileTexts(feature: string, texts: Texts): Record<string, CompiledMessage> {
  const entries = Object.entries(texts).map(([key, text]) => [`${feature}.${key}`, compileMessageOrThrow(text)]);
  return Object.fromEntries(entries);
}
