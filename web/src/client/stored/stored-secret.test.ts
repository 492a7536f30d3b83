// Spec §3: optional encryption of stored values.
import { afterEach, expect, test, vi } from 'vitest';
import { secretEntry } from './stored-secret.ts';

const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
const otherKey = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
const options = {
  name: 'secret',
  owner: 'device' as const,
  parse: (content: unknown) => (typeof content === 'string' ? content : undefined),
};
const entry = secretEntry(options, () => key);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('§3 an encrypted value comes back, and storage shows nothing of it', async () => {
  expect(await entry.write('Hallwerk Rentals')).toBe(true);
  expect(localStorage.getItem('outrigger:secret')).not.toContain('Hallwerk');
  expect(await entry.read()).toBe('Hallwerk Rentals');
});

test('§3 the same value is never stored the same way twice', async () => {
  await entry.write('x');
  const first = localStorage.getItem('outrigger:secret');
  await entry.write('x');
  expect(localStorage.getItem('outrigger:secret')).not.toBe(first);
});

test('§3 a value under another key, or changed in storage, is removed', async () => {
  await entry.write('x');
  expect(await secretEntry(options, () => otherKey).read()).toBeUndefined();
  expect(localStorage.getItem('outrigger:secret')).toBeNull();
});

test('§3 a value whose key cannot be had for a moment is found as soon as it can', async () => {
  await entry.write('x');
  const closed = secretEntry(options, () => Promise.reject(new Error('IndexedDB is closed')));
  expect(await closed.read()).toBeUndefined();
  expect(await entry.read()).toBe('x');
});

test('§3 what is written while an older value turns out unreadable stays', async () => {
  await entry.write('newer');
  const newer = localStorage.getItem('outrigger:secret') ?? '';
  await secretEntry(options, () => otherKey).write('older');
  const reading = entry.read();
  localStorage.setItem('outrigger:secret', newer);
  await reading;
  expect(await entry.read()).toBe('newer');
});

test('§3 without Web Crypto (plain http) nothing is stored and nothing found', async () => {
  await entry.write('x');
  vi.stubGlobal('isSecureContext', false);
  expect(await entry.write('y')).toBe(false);
  expect(await entry.read()).toBeUndefined();
});

test('§5 an encrypted entry expires like any other', async () => {
  const brief = secretEntry({ ...options, lifetimeMs: 1000 }, () => key);
  await brief.write('x');
  vi.useFakeTimers({ now: Date.now() + 2000 });
  expect(await brief.read()).toBeUndefined();
});
