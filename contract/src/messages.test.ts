/** Spec §8: every refusal has a text in all five languages, with exactly the facts it is given. */
import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { fieldProblems } from './envelope.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { refusals } from './refusals.ts';

type Texts = Record<string, string>;
type Compiled = ReturnType<typeof compileMessageOrThrow>;

const textsOf = (language: Language): Texts =>
  JSON.parse(readFileSync(new URL(`./messages/${language}.json`, import.meta.url), 'utf8'));
const catalogue = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)])) as Record<
  Language,
  Texts
>;
const english = catalogue.en;

/** Texts that may read the same as English, as `language:key`. */
const allowedEqual = new Set<string>([]);

/** Every argument of a text and every branch of a select, those inside branches too, each once and sorted. */
function factsOf(text: string) {
  const names = new Set<string>();
  const choices = new Set<string>();
  const walk = (tokens: Compiled) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind, branches] = token;
      names.add(String(name));
      if (branches === null || typeof branches !== 'object') continue;
      for (const [branch, inner] of Object.entries(branches)) {
        if (kind === 'select') choices.add(`${name}=${branch}`);
        if (Array.isArray(inner)) walk(inner as Compiled);
      }
    }
  };
  walk(compileMessageOrThrow(text));
  return { names: [...names].sort(), choices: [...choices].sort() };
}

describe.each(LANGUAGES)('§8 refusal texts in %s', (language) => {
  const texts = catalogue[language];

  it('has a text for every refusal and field problem, and none beside', () => {
    const wanted = [...Object.keys(refusals), ...fieldProblems.map((problem) => `problem.${problem}`)];
    expect(Object.keys(texts).sort()).toEqual(wanted.sort());
  });

  it.each(Object.entries(refusals))('%s uses exactly its facts', (name, { facts }) => {
    expect(factsOf(texts[name] ?? '').names).toEqual([...facts].sort());
  });

  it('a field problem needs no facts and ends without a full stop', () => {
    for (const problem of fieldProblems) {
      const text = texts[`problem.${problem}`] ?? '';
      expect(factsOf(text).names).toEqual([]);
      expect(text).toMatch(/[^.。]$/u);
    }
  });

  it('is plain and whole: no exclamation marks, no straight quotes, no stray spaces', () => {
    for (const text of Object.values(texts)) expect(text).not.toMatch(/[!¡！'"]|^\s|\s$| {2}|^$/u);
  });
});

it('§1 no text is English in another language', () => {
  const copies = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    Object.entries(catalogue[language])
      .filter(([key, text]) => text === english[key] && !allowedEqual.has(`${language}:${key}`))
      .map(([key]) => `${language}:${key}`),
  );
  expect(copies).toEqual([]);
});

it('a choice has the same branches in every language', () => {
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(english)) {
      expect(factsOf(catalogue[language][key] ?? '').choices, `${language}:${key}`).toEqual(factsOf(text).choices);
    }
  }
});
