// What takes long to make is made once at a time, and nothing that changes meanwhile is lost (docs/decisions/0007).
import { expect, test, vi } from 'vitest';
import { Changes } from '../change-log/changes.ts';
import { ResponseCache, type Made } from './response-cache.ts';

const NOW = { horizon: '1', today: 'today', now: 0 };

function shop() {
  const changes = new Changes();
  changes.takeIn({ rows: [], ...NOW }, 0);
  const responseCache = new ResponseCache({ changes, catchUp: () => Promise.resolve() }, 1_000_000);
  let text = 'old';
  let id = 0;
  const change = (topic: string, subject: string | null) =>
    changes.takeIn({ rows: [{ id: (id += 1), topic, subject }], ...NOW }, 0);
  const makings: (() => void)[] = [];
  // It reads at once and takes long to go on.
  const make = vi.fn<() => Promise<Made<string>>>(async () => {
    const value = text;
    await new Promise<void>((resolve) => makings.push(resolve));
    return { value, bytes: 10 };
  });
  return {
    ask: () => responseCache.getOrMakeAlone('names', make),
    make,
    finish: (at: number) => vi.waitUntil(() => makings[at]).then((resolve) => resolve?.()),
    sell: () => change('stock', '7'),
    rename: (to: string) => {
      text = to;
      change('texts', null);
    },
  };
}

test('docs/decisions/0007 whoever asks while it is made shares it, whatever is sold meanwhile', async () => {
  const { ask, make, sell, finish } = shop();
  const asked = [ask(), ask()];
  sell();
  asked.push(ask());
  await finish(0);
  sell();
  expect(await Promise.all([...asked, ask()])).toEqual(['old', 'old', 'old', 'old']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('docs/decisions/0007 a change of the texts while it is made sends whoever asks later for another, made after this one', async () => {
  const { ask, make, rename, sell, finish } = shop();
  const before = ask();
  rename('new');
  const after = [ask(), ask()];
  rename('newest');
  const last = ask();
  await new Promise(setImmediate);
  expect(make).toHaveBeenCalledTimes(1);
  await finish(0);
  expect(await before).toBe('old');
  sell();
  await finish(1);
  expect(await Promise.all([...after, last])).toEqual(['newest', 'newest', 'newest']);
  rename('and again');
  const again = ask();
  await finish(2);
  expect([await again, make.mock.calls.length]).toEqual(['and again', 3]);
});

test('docs/decisions/0007 changes that come all the time keep nobody waiting for more than the next one', async () => {
  const { ask, make, rename, finish } = shop();
  const before = ask();
  rename('second');
  const waits = ask();
  await finish(0);
  await before;
  await vi.waitUntil(() => make.mock.calls.length === 2);
  rename('third');
  const last = ask();
  await finish(1);
  expect(await waits).toBe('second');
  await finish(2);
  expect(await last).toBe('third');
});

test('docs/decisions/0007 one that fails is told to those who asked for it, and made again for the next', async () => {
  const { ask, make, rename, finish } = shop();
  make.mockImplementationOnce(() => Promise.reject(new Error('no connection')));
  const [first, second] = [ask(), ask()];
  rename('new');
  const after = ask();
  await expect(first).rejects.toThrow('no connection');
  await expect(second).rejects.toThrow('no connection');
  await finish(0);
  expect(await after).toBe('new');
});
