// Refusal texts in the caller's language, from the contract's messages (spec §8).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, localeOf } from '@outrigger/contract';

const catalogues = new Map<Language, I18n>();

function catalogueOf(language: Language): I18n {
  const loaded = catalogues.get(language) ?? load(language);
  catalogues.set(language, loaded);
  return loaded;
}

function load(language: Language): I18n {
  const file = fileURLToPath(import.meta.resolve(`@outrigger/contract/messages/${language}.json`));
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
  const locale = localeOf(language);
  return setupI18n({ locale, messages: { [locale]: compiled } });
}

/** The text under this key with its facts filled in; numbers and plurals by the language's locale. */
export function textOf(language: Language, key: string, facts: Record<string, string | number> = {}): string {
  return catalogueOf(language)._(key, facts);
}
