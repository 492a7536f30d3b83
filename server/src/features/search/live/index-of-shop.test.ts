// Product §5 Search: one lost connection while the index starts does not leave a process to PostgreSQL for ever.
import { Registry } from 'prom-client';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '../../../platform/http/serve.ts';
import type { Shop } from '../../../platform/shop.ts';
import { indexOfShop } from './index-of-shop.ts';

const outcomes = vi.hoisted(() => ({ live: { built: Promise.resolve() }, failures: 2 }));
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
