// Language, currency and look of this browser (spec §2, §3): kept in local storage, told to the server on every request.
import { DEFAULT_LANGUAGE, type Language, languageFrom } from '@outrigger/contract';
import { makeStore, type Store } from './store.ts';
import { type Entry, storedEntry } from './stored.ts';

/** Light and dark as chosen, or as the system says. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** One choice of look. */
export type Theme = (typeof THEMES)[number];

const DEFAULT_CURRENCY = 'USD';
const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/** The language chosen in this browser; set through `changeLanguage` in texts.ts, which loads the texts first. */
export const languageEntry: Entry<Language> = storedEntry({ name: 'language', owner: 'device', parse: languageFrom });
/** The language of the account that signed in here last, spoken where none was chosen in this browser. */
export const accountLanguageEntry: Entry<Language> = storedEntry({
  name: 'account-language',
  owner: 'device',
  parse: languageFrom,
});
const currencyEntry = storedEntry({
  name: 'currency',
  owner: 'device',
  parse: (value) => (isCurrency(value) ? value : undefined),
});
const themeEntry = storedEntry({
  name: 'theme',
  owner: 'device',
  parse: (value) => THEMES.find((theme) => theme === value),
});

const brandEntry = storedEntry({
  name: 'brand',
  owner: 'device',
  parse: (value) => (typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? value : undefined),
});

/** The language the page speaks now. */
export const language: Store<Language> = makeStore(
  languageEntry.read() ?? accountLanguageEntry.read() ?? DEFAULT_LANGUAGE,
);
/** ISO code of the currency prices are asked for in. */
export const currency: Store<string> = makeStore(currencyEntry.read() ?? DEFAULT_CURRENCY);
/** The chosen look. */
export const theme: Store<Theme> = makeStore(themeEntry.read() ?? 'system');

/** The chosen brand colour as #rrggbb; undefined is the shop's own. */
export const brand: Store<string | undefined> = makeStore(brandEntry.read());

/** Switches the currency of all prices and remembers it; anything but an ISO code is ignored. */
export function changeCurrency(code: string): void {
  if (!isCurrency(code)) return;
  currency.set(code);
  currencyEntry.write(code);
}

const withdrawn = new Set<string>();

/** Takes over the currency of the account, unless the server has just refused it. */
export const followCurrency = (code: string): void => changeCurrency(withdrawn.has(code) ? DEFAULT_CURRENCY : code);

/** The server refuses this currency: prices are asked for in the default one from now on, whatever the account still says. */
export function withdrawCurrency(code: string): void {
  withdrawn.add(code);
  if (currency.get() === code) changeCurrency(DEFAULT_CURRENCY);
}

/** Switches the look and remembers it; `features/settings` puts it onto the page. */
export function changeTheme(choice: Theme): void {
  theme.set(choice);
  themeEntry.write(choice);
}

/** Chooses the brand colour of this browser, or goes back to the shop's own with undefined. */
export function changeBrand(colour: string | undefined): void {
  brand.set(colour);
  if (colour === undefined) brandEntry.remove();
  else brandEntry.write(colour);
}
