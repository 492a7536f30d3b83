// What is known beforehand is never waited for, and not read with every key stroke where it cannot be kept (docs/decisions/0007).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '../change-log/changes.ts';
import { ResponseCache, type Made } from './response-cache.ts';
import { refreshInBackground } from './background-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MEGABYTE = 1_000_000;
const values = new Set(['A1']);
type Make = () => Promise<Made<Set<string>>>;

function kept(mostBytes: number) {
  const changes = new Changes();
  const responseCache = new ResponseCache({ changes, catchUp: () => Promise.resolve() }, mostBytes);
  const change = () => changes.takeIn({ rows: [], horizon: '1', today: String(changes.position), now: 0 }, 0);
  return { responseCache, change };
}

test('quality 7 what is not known yet is made once behind the answer, and is known from then on until something changes', async () => {
  const { responseCache, change } = kept(MEGABYTE);
  const make = vi.fn<Make>(() => Promise.resolve({ value: values, bytes: 10 }));
  const ask = () => refreshInBackground(responseCache, 'codes', make);
  expect([ask(), ask()]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(0);
  expect([ask(), ask()]).toEqual([values, values]);
  change();
  expect([ask(), make.mock.calls.length]).toEqual([null, 1]);
  // Changes that come all the time have it made anew now and then alone.
  await vi.advanceTimersByTimeAsync(2000);
  expect([ask(), ask(), make.mock.calls.length]).toEqual([null, null, 2]);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask()).toBe(values);
});

test('quality 7 where nothing is kept nothing is read, and what is too much to keep is read every few minutes alone', async () => {
  const make = vi.fn<Make>(() => Promise.resolve({ value: values, bytes: 10 }));
  expect(refreshInBackground(kept(0).responseCache, 'codes', make)).toBeNull();
  expect(make).not.toHaveBeenCalled();
  for (const much of [{ isKept: false }, { bytes: MEGABYTE }]) {
    make.mockClear();
    make.mockImplementation(() => Promise.resolve({ value: values, bytes: 10, ...much }));
    const { responseCache } = kept(MEGABYTE);
    for (let at = 0; at < 60; at += 1) {
      expect(refreshInBackground(responseCache, 'codes', make)).toBeNull();
      await vi.advanceTimersByTimeAsync(4000);
    }
    expect(make).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(61_000);
    refreshInBackground(responseCache, 'codes', make);
    expect(make).toHaveBeenCalledTimes(2);
  }
});

test('quality 7 what could not be read is read again a moment later', async () => {
  const { responseCache } = kept(MEGABYTE);
  const make = vi.fn<Make>(() => Promise.reject(new Error('no connection')));
  for (let at = 0; at < 2; at += 1) {
    expect(refreshInBackground(responseCache, 'codes', make)).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(make).toHaveBeenCalledTimes(2);
});
