// Extra menu entries stored locally (spec §2): screens a person pinned, added to the menu after the first navigation.
import { makeStore, type Store } from '../../client/stored/store.ts';
import { storedEntry } from '../../client/stored/stored.ts';
import { rowOf } from '../rows.ts';

const MOST = 8;

/** A pinned screen: its address with search parameters, and the title it had. */
export interface Pinned {
  href: string;
  title: string;
}

function isPinned(value: unknown): value is Pinned {
  if (typeof value !== 'object' || value === null || !('href' in value) || !('title' in value)) return false;
  if (typeof value.href !== 'string' || typeof value.title !== 'string' || value.title === '') return false;
  return rowOf(value.href.split(/[?#]/)[0] ?? '') !== undefined;
}

const entry = storedEntry<Pinned[]>({
  name: 'menu',
  owner: 'user',
  parse: (content) => (Array.isArray(content) ? content.filter(isPinned).slice(0, MOST) : undefined),
});

/** The pinned screens in the menu; empty until the first navigation is done. */
export const pinned: Store<readonly Pinned[]> = makeStore<readonly Pinned[]>([]);

/** Adds the stored entries to the menu. */
export function addStoredEntries(): void {
  pinned.set(entry.read() ?? []);
}
entry.subscribe(addStoredEntries);

/** Pins a screen, or takes it off when it is pinned already; the newest eight stay. */
export function togglePinned(screen: Pinned): void {
  const others = (entry.read() ?? []).filter((known) => known.href !== screen.href);
  const wasPinned = others.length < (entry.read() ?? []).length;
  entry.write(wasPinned ? others : [...others, screen].slice(-MOST));
}
