// What the measurements of carts and lists share: a buyer who asks, codes of the shop, and quantiles.
import { signInAt } from '../hostile/sign-in.ts';

const PAGE = 96;

/** Asks a call of the shop, by POST where there is a body; throws what it refuses. */
export type Ask = <R>(path: string, body?: object) => Promise<R>;

/** Asks as the buyer of the demo. */
export async function askAsBuyer(url: string): Promise<Ask> {
  const token = await signInAt(url, 'buyer');
  return async <R>(path: string, body?: object): Promise<R> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { result, message } = (await answer.json()) as { result: R; message: string };
    if (!answer.ok) throw new Error(`${path}: ${message}`);
    return result;
  };
}

/** So many codes of the shop. */
export async function readCodes(ask: Ask, count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let page = 1; codes.length < count; page += 1) {
    const { items } = await ask<{ items: { code: string }[] }>(`/shop/goods-list?pageSize=${PAGE}&page=${page}`);
    if (items.length === 0) throw new Error(`the shop has only ${codes.length} parts`);
    codes.push(...items.map((item) => item.code));
  }
  return codes.slice(0, count);
}

/** The time below which a share of the times lies. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
