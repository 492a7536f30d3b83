// Spec §3 local storage entries and §5: expiry, owners, and content that cannot be trusted.
import { afterEach, expect, test, vi } from 'vitest';
import { clearStoredFor, storageOwner, storedEntry } from './stored.ts';

const parse = (content: unknown) => (typeof content === 'string' ? content : undefined);
const forever = storedEntry({ name: 'forever', owner: 'device', parse });
const brief = storedEntry({ name: 'brief', owner: 'device', parse, lifetimeMs: 1000 });
const own = storedEntry({ name: 'own', owner: 'user', parse });

afterEach(() => vi.useRealTimers());

test('§3 an entry holds content and expiry, zero meaning none', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  forever.write('kept');
  expect(JSON.parse(localStorage.getItem('outrigger:forever') ?? '')).toEqual({ content: 'kept', expiry: 0 });
  vi.setSystemTime(1_000_000 + 1e12);
  expect(forever.read()).toBe('kept');
});

test('§5 an entry whose expiry has passed is discarded and removed', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  brief.write('gone soon');
  vi.setSystemTime(1_000_999);
  expect(brief.read()).toBe('gone soon');
  vi.setSystemTime(1_001_000);
  expect(brief.read()).toBeUndefined();
  expect(localStorage.getItem('outrigger:brief')).toBeNull();
});

test.each(['{', '1', 'null', '{"content":"x"}', '{"content":"x","expiry":"0"}'])(
  '§3 what is no entry (%s) is removed instead of read',
  (text) => {
    localStorage.setItem('outrigger:forever', text);
    expect(forever.read()).toBeUndefined();
    expect(localStorage.getItem('outrigger:forever')).toBeNull();
  },
);

test('§3 content of another shape is not given out', () => {
  localStorage.setItem('outrigger:forever', '{"content":{"evil":true},"expiry":0}');
  expect(forever.read()).toBeUndefined();
});

test('product §3 signing out clears what was stored for the user, and nothing else', () => {
  forever.write('device');
  storageOwner.set(7);
  own.write('seven');
  storageOwner.set(8);
  own.write('eight');
  expect(own.read()).toBe('eight');
  clearStoredFor(8);
  expect(own.read()).toBeUndefined();
  storageOwner.set(7);
  expect(own.read()).toBe('seven');
  expect(forever.read()).toBe('device');
  storageOwner.set(0);
});

test('§3 where the browser lets nobody store, nothing is found, nothing is kept, and nothing breaks', () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  try {
    expect(forever.read()).toBeUndefined();
    expect(forever.write('x')).toBe(false);
    expect(() => forever.remove()).not.toThrow();
    expect(() => clearStoredFor(7)).not.toThrow();
  } finally {
    blocked.mockRestore();
  }
});

test('§3 watchers hear of changes here and in other tabs, until they stop', () => {
  const heard = vi.fn<() => void>();
  const stop = forever.subscribe(heard);
  forever.write('one');
  brief.write('other entry');
  window.dispatchEvent(new StorageEvent('storage', { key: 'outrigger:forever' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  forever.remove();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('§3 a full storage is answered with false, not with an error', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(forever.write('x')).toBe(false);
  vi.unstubAllGlobals();
});
