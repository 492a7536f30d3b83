// The five languages by their names in the reader's.
import { LANGUAGES, type Language, localeOf } from '@outrigger/contract';
import { useLanguage } from './texts.ts';

/** Names a language, and lists all of them for a choice. */
export function useLanguageNames() {
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'language' });
  const nameOf = (code: Language): string => names.of(localeOf(code).slice(0, 2)) ?? code;
  return { nameOf, options: LANGUAGES.map((code) => ({ value: code, label: nameOf(code) })) };
}
