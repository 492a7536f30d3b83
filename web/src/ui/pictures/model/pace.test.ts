// Product §5 3D manuals: where a device does not keep up, less is drawn while a model moves, and all of it at rest.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePace } from './pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ALL = { share: 1, isPlain: false };

test('product §5 without a graphics card less is drawn while it moves, ever less until it is swift, and all of it at rest', () => {
  const onRest = vi.fn<() => void>();
  const pace = makePace(true, onRest);
  expect(pace.effort()).toEqual(ALL);
  pace.moved();
  expect(pace.effort()).toEqual({ share: 0.5, isPlain: true });
  for (let picture = 0; picture < 20; picture += 1) pace.took(200);
  expect(pace.effort().share).toBe(0.3);
  for (let picture = 0; picture < 60; picture += 1) pace.took(10);
  expect(pace.effort()).toEqual({ share: 0.9, isPlain: true });
  vi.advanceTimersByTime(200);
  pace.moved();
  vi.advanceTimersByTime(200);
  expect(onRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect([onRest.mock.calls.length, pace.effort()]).toEqual([1, ALL]);
});

test('product §5 a graphics card draws all, unless picture after picture comes late', () => {
  const pace = makePace(false, () => {});
  pace.moved();
  for (const late of [500, 500, 20, 500, 500]) pace.took(late);
  expect(pace.effort()).toEqual(ALL);
  pace.took(500);
  expect(pace.effort().isPlain).toBe(true);
});

test('product §5 whoever leaves a model is not drawn for any more', () => {
  const onRest = vi.fn<() => void>();
  const pace = makePace(true, onRest);
  pace.moved();
  pace.stop();
  vi.advanceTimersByTime(1000);
  expect(onRest).not.toHaveBeenCalled();
});
