// Local-storage entries (spec §3): content plus expiry time, zero means none; what has passed is discarded and removed (spec §5).
import { makeStore, type Store } from './store.ts';

const PREFIX = 'outrigger:';

interface Envelope {
  content: unknown;
  /** Milliseconds since the epoch, 0 for no expiry. */
  expiry: number;
}

/** What a stored entry is: its name, whose it is, how its content is checked, and how long it lives. */
export interface EntryOptions<T> {
  name: string;
  /** 'user' entries are kept per signed-in person and cleared at sign-out; 'device' entries stay. */
  owner: 'user' | 'device';
  /** Turns what was read into a value, or undefined where it is not one; stored content is never trusted. */
  parse(content: unknown): T | undefined;
  /** Milliseconds from writing; 0, the default, means no expiry. */
  lifetimeMs?: number;
}

/** One entry of local storage. */
export interface Entry<T> {
  read(): T | undefined;
  /** False where the browser keeps nothing (private mode, storage full). */
  write(value: T): boolean;
  remove(): void;
  /** Calls back on every change, here or in another browser tab. */
  subscribe(listener: () => void): () => void;
}

/** Whose 'user' entries are meant: the id of the signed-in person, 0 when nobody is. */
export const storageOwner: Store<number> = makeStore(0);
const changed = new EventTarget();

/** The key under which an entry stands for the present owner. */
export function storageKey(options: { name: string; owner: 'user' | 'device' }): string {
  return options.owner === 'user' ? `${PREFIX}user:${storageOwner.get()}:${options.name}` : `${PREFIX}${options.name}`;
}

/** What the browser's storage says, or `otherwise` where it may not be used: then even naming it throws. */
function ofStorage<T>(otherwise: T, work: (storage: Storage) => T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

/** The unexpired content under a key; an expired or unreadable entry is removed, and where nothing may be stored nothing is found. */
export function readContent(key: string, now: number = Date.now()): unknown {
  const text = ofStorage(null, (storage) => storage.getItem(key));
  if (text === null) return undefined;
  const envelope = parseEnvelope(text);
  if (envelope && (envelope.expiry === 0 || envelope.expiry > now)) return envelope.content;
  forgetContent(key);
  return undefined;
}

/** Removes what stands under a key, without telling anybody. */
export function forgetContent(key: string): void {
  ofStorage(undefined, (storage) => storage.removeItem(key));
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('content' in value) || !('expiry' in value)) return undefined;
    return typeof value.expiry === 'number' ? { content: value.content, expiry: value.expiry } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes content with its expiry; false where the browser refuses. */
export function writeContent(key: string, content: unknown, lifetimeMs: number): boolean {
  const envelope: Envelope = { content, expiry: lifetimeMs === 0 ? 0 : Date.now() + lifetimeMs };
  const isWritten = ofStorage(false, (storage) => {
    storage.setItem(key, JSON.stringify(envelope));
    return true;
  });
  if (!isWritten) return false;
  changed.dispatchEvent(new CustomEvent('change', { detail: key }));
  return true;
}

function removeKey(key: string): void {
  forgetContent(key);
  changed.dispatchEvent(new CustomEvent('change', { detail: key }));
}

function watch(keyOf: () => string, listener: () => void): () => void {
  const here = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === keyOf()) listener();
  };
  const elsewhere = (event: StorageEvent) => {
    if (event.key === null || event.key === keyOf()) listener();
  };
  changed.addEventListener('change', here);
  window.addEventListener('storage', elsewhere);
  return () => {
    changed.removeEventListener('change', here);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Declares an entry; nothing is read or written yet. */
export function storedEntry<T>(options: EntryOptions<T>): Entry<T> {
  const key = () => storageKey(options);
  return {
    read() {
      const content = readContent(key());
      return content === undefined ? undefined : options.parse(content);
    },
    write: (value) => writeContent(key(), value, options.lifetimeMs ?? 0),
    remove: () => removeKey(key()),
    subscribe: (listener) => watch(key, listener),
  };
}

/** Removes everything kept for one person but the entries `kept` (product §3: signing out clears what was stored for the user). */
export function clearStoredFor(userId: number, kept: readonly string[] = []): void {
  const own = `${PREFIX}user:${userId}:`;
  for (const key of ofStorage([], (storage) => Object.keys(storage)))
    if (key.startsWith(own) && !kept.some((name) => key === own + name)) removeKey(key);
}
