/** The five languages of the shop and what each is called elsewhere (spec §1: code fa is French). */

/** Language codes as they stand on the wire and in storage. */
export const LANGUAGES = ['en', 'es', 'pt', 'fa', 'zh'] as const;
/** One language code of the wire. */
export type Language = (typeof LANGUAGES)[number];
/** Default and fallback language (spec §9). */
export const DEFAULT_LANGUAGE: Language = 'en';

const htmlLang: Record<Language, string> = { en: 'en', es: 'es', pt: 'pt', fa: 'fr', zh: 'zh' };
const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', pt: 'pt-BR', fa: 'fr-FR', zh: 'zh-CN' };

/** The value of `<html lang>`: BCP 47, so French is `fr`. */
export const htmlLangOf = (language: Language): string => htmlLang[language];
/** The locale for Intl: amounts, dates, plurals, collation (spec §9; fa and zh by product §9). */
export const localeOf = (language: Language): string => locales[language];
/** The language whose code this is, or the fallback for anything unknown. */
export function languageFrom(code: unknown): Language {
  return LANGUAGES.find((known) => known === code) ?? DEFAULT_LANGUAGE;
}
