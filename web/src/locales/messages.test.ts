// Spec §1: every text in five languages, with the same arguments; each way of missing one is planted here and must be found.
import { join } from 'node:path';
import { LANGUAGES } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { readTexts } from '../../vite/messages-plugin.ts';
import { argumentsOf, problemsOf } from '../../vite/messages.rules.ts';

const en = { hello: 'Hello {name}', count: '{n, plural, one {# part} other {# parts}}' };
const fa = { hello: 'Bonjour {name}', count: '{n, plural, one {# pièce} other {# pièces}}' };

test('§1 the texts of all features are complete in all languages', () => {
  expect(problemsOf(readTexts(join(import.meta.dirname)), LANGUAGES)).toEqual([]);
});

test('equal texts have no problem', () => {
  expect(problemsOf({ en: { a: en }, fa: { a: fa } }, ['en', 'fa'])).toEqual([]);
});

test.each([
  ['a missing key', { hello: fa.hello }, /lacks "count"/],
  ['a superfluous key', { ...fa, more: 'Plus' }, /has "more"/],
  ['an empty text', { ...fa, hello: ' ' }, /"hello" is empty/],
  ['another argument', { ...fa, hello: 'Bonjour {nom}' }, /has the arguments \(nom:text\)/],
  ['another kind of argument', { ...fa, count: '{n} pièces' }, /n:text/],
  ['malformed ICU', { ...fa, hello: 'Bonjour {name' }, /is not valid ICU/],
])('%s is found', (_what, texts, problem) => {
  const found = problemsOf({ en: { a: en }, fa: { a: texts } }, ['en', 'fa']);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(problem);
});

test('a whole feature that is missing, or is only there, is found', () => {
  expect(problemsOf({ en: { a: en }, fa: {} }, ['fa'])).toEqual(['fa/a.json is missing']);
  expect(problemsOf({ en: {}, fa: { a: fa } }, ['fa'])).toEqual(['fa/a.json has no English counterpart']);
});

test('choices of a select count as arguments, categories of a plural do not', () => {
  expect(argumentsOf('{who, select, main {a} other {b}}')).toEqual(['who:select', 'who=main', 'who=other']);
  expect(argumentsOf('{n, plural, other {# 件}}')).toEqual(argumentsOf(en.count));
});
