// Spec §2: the scroll position is restored although the page grows later, and never against the person's will.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollWhenTallEnough } from './scroll-place.ts';

let tallest = 0;
beforeEach(() => {
  vi.useFakeTimers();
  tallest = 206;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, tallest)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('§2 the place is reached once the page is tall enough', () => {
  scrollWhenTallEnough(1500);
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(206);
  tallest = 4000;
  vi.advanceTimersByTime(100);
  expect(window.scrollY).toBe(1500);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('§2 a person’s %s ends the tries', (name) => {
  scrollWhenTallEnough(1500);
  window.dispatchEvent(new Event(name));
  tallest = 4000;
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(0);
});

test('§2 after 3 s the page stays where it is', () => {
  scrollWhenTallEnough(1500);
  vi.advanceTimersByTime(3200);
  tallest = 4000;
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(206);
});
