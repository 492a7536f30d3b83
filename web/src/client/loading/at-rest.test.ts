// Product §2, quality 14: what may come late is no part of the first load, and is at hand soon after it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from './at-rest.ts';

let loaded: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  class Watch {
    constructor(tell: () => void) {
      loaded = tell;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Watch);
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('it waits until nothing was loaded for three seconds', () => {
  const work = vi.fn<() => void>();
  atRest(work);
  vi.advanceTimersByTime(2900);
  loaded();
  vi.advanceTimersByTime(2900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a picture on its way is no rest, however long it takes', () => {
  const work = vi.fn<() => void>();
  const picture = document.createElement('img');
  picture.src = '/static/product/slow.webp';
  const isComplete = vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
  document.body.append(picture);
  atRest(work);
  vi.advanceTimersByTime(20_000);
  expect(work).not.toHaveBeenCalled();
  isComplete.mockReturnValue(true);
  vi.advanceTimersByTime(3000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('the first sign of a person ends the wait, once', () => {
  const work = vi.fn<() => void>();
  atRest(work);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('who calls it off hears nothing more of it', () => {
  const work = vi.fn<() => void>();
  atRest(work)();
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
