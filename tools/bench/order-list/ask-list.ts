// What is asked of my orders while they are many: each sorting, each filter and a deep place, at a steady rate; and how the file of all of them comes.
import { setInterval } from 'node:timers';
import { ORDER_SORTS } from '@outrigger/contract/calls/orders.ts';
import { atRate, type Times } from '../catalogue/drive.ts';
import { getRequest } from '../catalogue/wire.ts';

/** Where the shop listens, and as whom it is asked. */
export interface Asked {
  port: number;
  token: string;
}

const HEADERS = { language: 'en', 'currency-name': 'USD' };

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The questions by name, as the page asks them. */
export const QUESTIONS: readonly (readonly [name: string, query: string])[] = [
  ...ORDER_SORTS.map((sort) => [sort, `sort=${sort}`] as const),
  ['a status', 'status=inTransit'],
  ['a status by promise', 'status=toBeShipped&sort=promiseAsc'],
  ['days', `from=${dayBefore(300)}&to=${dayBefore(10)}`],
  ['machine down', 'machineDown=1&sort=totalDesc'],
  ['an order’s number', 'keyword=BN00000777'],
  ['a purchase order', 'keyword=PO-7'],
  ['a serial number', 'keyword=SN77'],
  ['page 300', 'page=300'],
  ['a hundred rows', 'pageSize=100&sort=makerAsc'],
];

/** The times of one question, and of its answers how many were none. */
export interface ListTimes extends Times {
  name: string;
  failed: number;
}

/** Asks each question for so many seconds at a rate, one kind after the other: a slow one does not hide among quick ones. */
export async function timesOfQuestions({ port, token }: Asked, rate: number, seconds: number): Promise<ListTimes[]> {
  const all: ListTimes[] = [];
  for (const [name, query] of QUESTIONS) {
    const request = getRequest(`/order/list?${query}`, { ...HEADERS, token });
    // The first of a kind finds its plan.
    await atRate({ port, requests: [request, request] }, rate, () => undefined);
    let failed = 0;
    const requests = Array.from({ length: Math.max(1, Math.round(rate * seconds)) }, () => request);
    const times = await atRate({ port, requests }, rate, (_, { status }) => {
      if (status !== 200) failed += 1;
    });
    all.push({ name, failed, ...times });
  }
  return all;
}

/** How a file came: its first byte, its last, how long it was, and by how much the process grew meanwhile. */
export interface FileTimes {
  format: string;
  firstMs: number;
  lastMs: number;
  bytes: number;
  grewMegabytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Downloads all orders as a file through the one-time link, as the page does. */
export async function timesOfFile({ port, token }: Asked, format: 'csv' | 'xlsx'): Promise<FileTimes> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/order/exportOrders?format=${format}&timeZone=UTC`, {
    headers: { ...HEADERS, token },
  });
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  let [firstMs, bytes] = [0, 0];
  for await (const piece of answer.body) {
    if (firstMs === 0) firstMs = performance.now() - began;
    bytes += piece.length;
  }
  clearInterval(watch);
  return { format, firstMs, lastMs: performance.now() - began, bytes, grewMegabytes: (most - before) / MEGABYTE };
}
