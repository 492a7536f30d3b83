// Texts in another language than the page's, as paper needs them that somebody else will read (product §2).
import { load } from 'virtual:messages';
import { type I18n, setupI18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, type Language, localeOf } from '@outrigger/contract';
import { use, useMemo } from 'react';
import type { Say } from './texts.ts';

const speakers = new Map<string, Promise<I18n>>();

async function speakerOf(feature: string, code: Language): Promise<I18n> {
  const texts = await load(code, feature).catch(() => load(DEFAULT_LANGUAGE, feature));
  const locale = localeOf(code);
  return setupI18n({ locale, messages: { [locale]: texts.default } });
}

/** Says texts of a feature in this language, whatever the page speaks; waits for them the first time. */
export function useTextsIn<K extends string>(feature: string, code: Language): Say<K> {
  const name = `${code}/${feature}`;
  const speaker = speakers.get(name) ?? speakerOf(feature, code);
  speakers.set(name, speaker);
  const i18n = use(speaker);
  return useMemo(() => (key, values) => i18n._(`${feature}.${key}`, values), [i18n, feature]);
}
