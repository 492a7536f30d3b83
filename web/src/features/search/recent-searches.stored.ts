// What was searched for last on this browser, newest first (product §5 Search; the phone's search page); kept only where that is allowed (spec §2 cookie policy).
import { consent } from '../../client/stored/consent.ts';
import { makeStore, type Store } from '../../client/stored/store.ts';
import { storageOwner, storedEntry } from '../../client/stored/stored.ts';

const MOST = 8;
const entry = storedEntry<string[]>({
  name: 'searches',
  owner: 'user',
  parse: (content) =>
    Array.isArray(content) ? content.filter((one): one is string => typeof one === 'string') : undefined,
});
const NONE: readonly string[] = [];

/** The searches, newest first. */
export const recentSearches: Store<readonly string[]> = makeStore<readonly string[]>(entry.read() ?? NONE);
const follow = () => recentSearches.set(entry.read() ?? NONE);
storageOwner.subscribe(follow);
entry.subscribe(follow);

/** What was kept goes as soon as it may not be kept any more. */
function followConsent(): void {
  if (consent.get() !== 'all' && entry.read() !== undefined) entry.remove();
}
consent.subscribe(followConsent);
storageOwner.subscribe(followConsent);
followConsent();

/** Puts a search to the front, where searches may be kept. */
export function rememberSearch(keyword: string): void {
  if (consent.get() !== 'all') return;
  const others = recentSearches.get().filter((one) => one.toLowerCase() !== keyword.toLowerCase());
  entry.write([keyword, ...others].slice(0, MOST));
}

/** Takes one search off the list, or all of them. */
export function forgetSearch(keyword?: string): void {
  entry.write(keyword === undefined ? [] : recentSearches.get().filter((one) => one !== keyword));
}
