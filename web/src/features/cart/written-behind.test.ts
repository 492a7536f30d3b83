// Product §6, quality 14: a long cart is written once for many presses, and nothing of it is lost where the page goes or another tab writes meanwhile.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent, storageKey, writeContent } from '../../client/stored/stored.ts';
import { makePartCard } from '../../test/catalogue.make.ts';
import { signInAs } from '../../test/people.make.ts';
import { newLine } from './cart.rules.ts';
import { cartStore, parseCart, putCartLine, putCartLines } from './cart.stored.ts';

const KEY = { name: 'cart', owner: 'user' } as const;
const line = (code: string, qty = 1) => newLine({ ...makePartCard(), partId: 1, code }, qty);
const written = (code: string) => parseCart(readContent(storageKey(KEY)))?.lines.find(({ part }) => part === code)?.qty;
const here = (code: string) => cartStore.get().lines.find(({ part }) => part === code)?.qty;

beforeEach(() => {
  vi.useFakeTimers();
  signInAs();
  putCartLines(Array.from({ length: 2000 }, (_, at) => line(`P-${at}`)));
  vi.runAllTimers();
});
afterEach(() => vi.useRealTimers());

test('presses close to each other are written once, after the last of them', () => {
  for (const qty of [2, 3, 4]) {
    putCartLine(line('P-7', qty));
    vi.advanceTimersByTime(500);
  }
  expect(written('P-7')).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(written('P-7')).toBe(4);
});

test.each([
  ['goes', () => window.dispatchEvent(new Event('pagehide'))],
  ['is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page that %s writes what waits', (_, leave) => {
  putCartLine(line('P-7', 5));
  leave();
  expect(written('P-7')).toBe(5);
});

test('what another tab writes meanwhile does not undo what waits here', () => {
  const there = cartStore.get();
  putCartLine(line('P-7', 6));
  const lines = there.lines.map((one) => (one.part === 'P-8' ? line('P-8', 9) : one));
  writeContent(storageKey(KEY), { ...there, lines, unsent: ['P-8'] }, 0);
  expect([here('P-7'), here('P-8')]).toEqual([6, 9]);
  expect(cartStore.get().unsent).toEqual(['P-8', 'P-7']);
  vi.runAllTimers();
  expect([written('P-7'), written('P-8')]).toEqual([6, 9]);
});

test('somebody else’s cart takes nothing of it over', () => {
  putCartLine(line('P-7', 6));
  signInAs({ id: 99 });
  expect(here('P-7')).toBeUndefined();
  vi.runAllTimers();
  expect(written('P-7')).toBeUndefined();
});
