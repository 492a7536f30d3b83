// Texts of the pages (spec §1): explicit ids `feature.key`, compiled at build, one language and feature loaded at a time.
//
// A feature `orders` writes its texts in `src/locales/<lang>/orders.json` (English first) and has one file `orders.texts.ts`:
//   import type en from '../../locales/en/orders.json';
//   export const useTexts = textsOf<keyof typeof en>('orders');
// A screen then says:  const t = useTexts();  t('title');  t('count', { count: 3 });
// The first use suspends until the texts are there; list the feature in its row of `app/routes.ts` and they load with the screen.

import { load } from 'virtual:messages';
import { setupI18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, htmlLangOf, type Language, localeOf } from '@outrigger/contract';
import { use, useMemo } from 'react';
import { accountLanguageEntry, language, languageEntry } from './stored/preferences.ts';
import { useStore } from './stored/store.ts';
import type { Entry } from './stored/stored.ts';

/** Values for the arguments of a text. */
export type TextValues = Record<string, string | number | Date>;
/** Says one text of a feature in the present language. */
export type Say<K extends string> = (key: K, values?: TextValues) => string;

const i18n = setupI18n();
const wanted = new Set<string>();
/** A promise that says itself when it is kept, so that React need not wait a turn to hear it. */
type Loading = Promise<void> & { status?: 'fulfilled'; value?: undefined };
const loads = new Map<string, Loading>();

async function fetchTexts(code: Language, feature: string): Promise<void> {
  try {
    i18n.load(localeOf(code), (await load(code, feature)).default);
  } catch (error) {
    // Spec §8: a missing locale gives only a console warning; English stands in.
    console.warn(`texts of "${feature}" in "${code}" could not be loaded`, error);
    i18n.load(localeOf(code), (await load(DEFAULT_LANGUAGE, feature)).default);
  }
}

/** Loads the texts of a feature in a language once; loading again costs nothing. */
export function loadTexts(feature: string, code: Language = language.get()): Promise<void> {
  wanted.add(feature);
  const name = `${code}/${feature}`;
  const started = loads.get(name);
  if (started) return started;
  const loading: Loading = fetchTexts(code, feature).then(
    () => void Object.assign(loading, { status: 'fulfilled', value: undefined }),
    (error: unknown) => {
      loads.delete(name);
      throw error;
    },
  );
  loads.set(name, loading);
  return loading;
}

function activate(code: Language): void {
  i18n.activate(localeOf(code));
  document.documentElement.lang = htmlLangOf(code);
}

/** Starts the page in its stored language with the texts of some features. */
export async function startTexts(features: readonly string[]): Promise<void> {
  await Promise.all(features.map((feature) => loadTexts(feature)));
  activate(language.get());
}

/** Speaks a language without a flash: all texts in use are loaded before anything changes. */
async function speak(code: Language, remembered: Entry<Language>): Promise<void> {
  await Promise.all([...wanted].map((feature) => loadTexts(feature, code)));
  activate(code);
  remembered.write(code);
  language.set(code);
}

/** Switches to the language somebody chose in this browser. */
export const changeLanguage = (code: Language): Promise<void> => speak(code, languageEntry);

/** Switches to the language of the account that has just signed in, unless one was chosen in this browser. */
export async function followLanguage(code: Language): Promise<void> {
  if (languageEntry.read() === undefined && code !== language.get()) await speak(code, accountLanguageEntry);
}

/** The language of the page, followed. */
export function useLanguage(): Language {
  return useStore(language);
}

/** A function of its own for each language, so that what is remembered by it is said anew after a switch. */
function sayIn<K extends string>(code: Language, feature: string): Say<K> {
  return (key, values) => (code === language.get() ? i18n._(`${feature}.${key}`, values) : key);
}

/** Makes the `useTexts` of one feature; K are the keys of its English file. */
export function textsOf<K extends string>(feature: string): () => Say<K> {
  return function useTexts() {
    const code = useLanguage();
    // Asked every time: React counts the hooks of a piece that waited, and one that is gone would shift the others.
    use(loadTexts(feature, code));
    return useMemo(() => sayIn<K>(code, feature), [code]);
  };
}
