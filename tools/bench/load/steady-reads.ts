// Reads asked of a running shop at a steady rate until somebody says enough.
import { setTimeout as sleep } from 'node:timers/promises';
import { atRate, type Times } from '../catalogue/drive.ts';
import { readMetrics } from '../catalogue/processes.ts';
import { getRequest } from '../catalogue/wire.ts';

/** What came of them: times in milliseconds, answers that were none, and how long the shop's event loop was held at most. */
export interface ReadsMeanwhile {
  asked: number;
  failed: number;
  times: Times;
  longestHoldMs: number;
}

const PATHS = [
  '/shop/goods-list?sort=default&page=1',
  '/shop/goods-list?sort=priceAsc&page=2',
  '/shop/goods-search?keyword=filter',
  '/shop/goods-suggest?keyword=hyd',
  '/shop/category-list',
];
const HEADERS = { language: 'en', 'currency-name': 'USD' };
const LOOK_MS = 500;

/** Asks until `work` is over. */
export async function readsMeanwhile<T>(
  { port, rate, token }: { port: number; rate: number; token: string },
  work: Promise<T>,
): Promise<{ done: T; reads: ReadsMeanwhile }> {
  const state = { isOver: false, longestHoldMs: 0, asked: 0, failed: 0 };
  const over = work.finally(() => {
    state.isOver = true;
  });
  over.catch(() => {});
  await readMetrics(port);
  const holds = watchHolds(port, state);
  const rounds: Times[] = [];
  while (!state.isOver) {
    const requests = Array.from({ length: rate }, (_, at) =>
      getRequest(PATHS[at % PATHS.length] ?? '', { ...HEADERS, token }),
    );
    rounds.push(
      await atRate({ port, requests }, rate, (_, { status }) => {
        state.asked += 1;
        if (status !== 200) state.failed += 1;
      }),
    );
  }
  await holds;
  const { asked, failed, longestHoldMs } = state;
  return { done: await over, reads: { asked, failed, longestHoldMs, times: worst(rounds) } };
}

async function watchHolds(port: number, state: { isOver: boolean; longestHoldMs: number }): Promise<void> {
  while (!state.isOver) {
    await sleep(LOOK_MS);
    const metric = await readMetrics(port);
    state.longestHoldMs = Math.max(state.longestHoldMs, metric('nodejs_eventloop_lag_max_seconds') * 1000);
  }
}

/** Of seconds of the same load: the middle p50 and p95, and the most of all. */
function worst(rounds: readonly Times[]): Times {
  const middle = (of: (times: Times) => number) => {
    const sorted = rounds.map(of).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    most: Math.max(0, ...rounds.map(({ most }) => most)),
  };
}
