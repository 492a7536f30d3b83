// Product §5 Search: one lost connection while the index starts does not leave a process to PostgreSQL for ever.
import { Registry } from 'prom-client';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '../../../../platform/http/serve.ts';
import type { Shop } from '../../../../platform/shop.ts';
import { indexOfShop } from './index-of-shop.ts';

const outcomes = vi.hoisted(() => ({
  live: { built: Promise.resolve(), engine: () => ({}), isBehind: vi.fn<() => Promise<boolean>>(async () => false) },
  failures: 2,
}));
vi.mock('./live-index.ts', () => ({
  startLiveIndex: async () => {
    if ((outcomes.failures -= 1) >= 0) throw new Error('the connection was lost');
    return outcomes.live;
  },
}));
afterEach(() => vi.useRealTimers());

test('product §5 a search index that could not start is tried again until it does', async () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const log = { warn: (_facts: unknown, line: string) => told.push(line) };
  const app = { log, addHook: () => {}, metrics: new Registry() } as unknown as App;
  const index = indexOfShop(app, { config: { databaseUrl: 'postgres://x' } } as unknown as Shop);
  expect(index.started()).toBeNull();
  await vi.runAllTimersAsync();
  expect(index.started()).toBe(outcomes.live);
  expect(told).toHaveLength(2);
});

test('product §5 Search: an index found up to date is asked about again once a change of parts was heard of', async () => {
  outcomes.failures = 0;
  const changes = { partsPosition: 3 };
  const app = { addHook: () => {}, metrics: new Registry() } as unknown as App;
  const db = {};
  const config = { databaseUrl: 'postgres://x', answersMegabytes: 0 };
  const shop = { config, sessionAndChanges: { changes }, db, readDb: db } as unknown as Shop;
  const index = indexOfShop(app, shop);
  expect(await index.isBehind()).toBe(true);
  await vi.waitUntil(() => index.started());
  const { isBehind } = outcomes.live;
  expect([await index.isBehind(), await index.isBehind()]).toEqual([false, false]);
  expect(isBehind).toHaveBeenCalledTimes(1);
  changes.partsPosition += 1;
  isBehind.mockResolvedValueOnce(true);
  expect([await index.isBehind(), await index.isBehind(), await index.isBehind()]).toEqual([true, false, false]);
  expect(isBehind).toHaveBeenCalledTimes(3);
});

test('product §5 Search: where nobody hears of changes the index is asked about each time', async () => {
  const app = { addHook: () => {}, metrics: new Registry() } as unknown as App;
  const config = { databaseUrl: 'postgres://x', answersMegabytes: 0 };
  const shop = { config, sessionAndChanges: { changes: { partsPosition: 0 } }, db: {}, readDb: {} } as unknown as Shop;
  const index = indexOfShop(app, shop);
  await vi.waitUntil(() => index.started());
  const { isBehind } = outcomes.live;
  isBehind.mockClear();
  await index.isBehind();
  await index.isBehind();
  expect(isBehind).toHaveBeenCalledTimes(2);
});
