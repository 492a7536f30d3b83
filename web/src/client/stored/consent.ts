// Whether this browser may keep what the shop does not need to work (spec §2 cookie policy): nothing of that kind is written before somebody allows it.
import { makeStore, type Store } from './store.ts';
import { storedEntry } from './stored.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** What was chosen. */
export type Consent = 'all' | 'necessary';

const entry = storedEntry<Consent>({
  name: 'consent',
  owner: 'device',
  parse: (content) => (content === 'all' || content === 'necessary' ? content : undefined),
  lifetimeMs: YEAR_MS,
});

/** The choice of this browser; undefined before one is made, which allows nothing. */
export const consent: Store<Consent | undefined> = makeStore(entry.read());
entry.subscribe(() => consent.set(entry.read()));

/** Makes the choice, for a year; whoever keeps something optional watches it and removes that when it is taken back. */
export function chooseConsent(choice: Consent): void {
  entry.write(choice);
  consent.set(choice);
}
