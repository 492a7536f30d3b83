/** Texts that the office writes in all five languages; English is never empty and stands in where another one is. */
import * as z from 'zod/mini';
import { line, longText } from './fields.ts';
import type { Language } from './languages.ts';

/** A text a language; empty where there is none in it. */
export type FiveTexts = Record<Language, string>;

/** A text that is not written yet. */
export const NO_TEXTS: FiveTexts = { en: '', es: '', pt: '', fa: '', zh: '' };

/** A text in a language, or in English where it has none, and which of them that is. */
export function shownIn(texts: FiveTexts, language: Language): { text: string; language: Language } {
  const used = texts[language].trim() === '' ? 'en' : language;
  return { text: texts[used], language: used };
}

/** One line in each language. */
export const fiveLines = (max: number) =>
  z.strictObject({ en: line(max, 1), es: line(max), pt: line(max), fa: line(max), zh: line(max) });

/** Lines that may be missing altogether. */
export const maybeFiveLines = (max: number) =>
  z.strictObject({ en: line(max), es: line(max), pt: line(max), fa: line(max), zh: line(max) });

/** A longer text in each language, with the marks a page may hold. */
export const fiveLongTexts = (max: number) =>
  z.strictObject({
    en: longText(max, 1),
    es: longText(max),
    pt: longText(max),
    fa: longText(max),
    zh: longText(max),
  });

function isRealMoment(text: string): boolean {
  return !Number.isNaN(Date.parse(text)) && text >= '2000';
}
/** A moment as input: ISO 8601 in UTC. */
export const UtcMoment = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?Z$/), z.refine(isRealMoment));
